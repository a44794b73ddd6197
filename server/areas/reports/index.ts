import { defineServerArea } from '#server/engine/areas/area.ts';
import { mailReport, reportHandlers } from './numbers.ts';

export const reports = defineServerArea({ name: 'reports', handlers: reportHandlers, jobs: [mailReport] });
