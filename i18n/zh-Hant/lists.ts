import type { lists as en } from '../en/lists.ts';
import type { Same } from '../shape.ts';

export const lists: Same<typeof en> = {};
