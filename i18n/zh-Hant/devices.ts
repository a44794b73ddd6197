import type { devices as en } from '../en/devices.ts';
import type { Same } from '../shape.ts';

export const devices: Same<typeof en> = {};
