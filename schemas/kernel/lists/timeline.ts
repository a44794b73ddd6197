/** `list.timeline`: the rows of a list as bars in lanes, by time, beside the table. */
import type { Where } from '../rules/where.ts';

/** The timeline stands among the filters of a list's address, as its tab does, with its view and a day of it; no filter has these names. */
export const TIMELINE = 'timeline';
export const ON = 'on';

export interface Timeline<N extends string = string> {
  /** The reference to what a lane is: the facility of a booking. */
  lane: N;
  /** The instant at which a record begins. */
  from: N;
  /** The instant at which it ends. */
  to: N;
  /** Which of the rows it holds; absent: all. */
  shows?: Where;
  /** What is not decided yet, and looks so: requests that wait for an approval. */
  tentative?: Where;
  /** What a bar says, texts and references; absent: the record's title. */
  says?: readonly N[];
  /**
   * What moves and stretches a record: an action whose form has the two instants, or `update`. With the lane in its form, records change their
   * lane as well. Absent: they stay where they are.
   */
  moves?: string;
  /** Numbers and texts of a lane's record that stand below its name. */
  laneSays?: readonly string[];
}
