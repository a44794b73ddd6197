import { defineServerArea } from '#server/engine/areas/area.ts';
import { mailReport, reportFile, reportMail, reportNumbers } from './numbers.ts';

export const reports = defineServerArea({
  name: 'reports',
  calls: [reportNumbers, reportMail, reportFile],
  jobs: [mailReport],
});
