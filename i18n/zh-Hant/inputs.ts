import type { inputs as en } from '../en/inputs.ts';
import type { Same } from '../shape.ts';

export const inputs: Same<typeof en> = {};
