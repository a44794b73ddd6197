/** `list.board`: the rows of a list as cards in columns, beside the table. */
import type { Where } from '../rules/where.ts';

/** The board stands among the filters of a list's address, as its tab does; no filter has this name. */
export const BOARD = 'board';

export interface Board<N extends string = string> {
  /** A column for each value: a status or another choice, or a short text such as the floor, of which only those that occur have one. */
  by: N;
  /** Which of the rows it holds; absent: all. */
  shows?: Where;
  /** What stands first on a card, above the record's title: what it is about. */
  lead?: N;
  /** What a card says besides. */
  fields: readonly N[];
  /** The value in whose column something new makes a short sound: whoever stands beside the screen need not look at it. */
  sounds?: string;
  /** An instant: cards say how long it is until then, and the soonest come first. `while`: only for records that match. */
  until?: { field: N; while?: Where };
}
