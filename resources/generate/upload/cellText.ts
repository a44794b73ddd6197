/** What a cell says, in the table and in an input. */
import type { Cell } from '#schemas/kernel/calls/upload.ts';

export const cellText = (cell: Cell | undefined): string => (cell === null || cell === undefined ? '' : String(cell));
