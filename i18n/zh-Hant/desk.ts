import type { desk as en } from '../en/desk.ts';
import type { Same } from '../shape.ts';

export const desk: Same<typeof en> = {};
