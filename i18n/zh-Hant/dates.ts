import type { dates as en } from '../en/dates.ts';
import type { Same } from '../shape.ts';

export const dates: Same<typeof en> = {};
