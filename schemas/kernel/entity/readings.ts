/**
 * Who has read a record, and when: an entity with `readings` keeps a row of another entity for each person it is meant for who has opened one of its files
 * (`server/engine/files/noteReading.ts`). The row has the first and the last time, and takes along what `keeps` names.
 */
export interface Readings<N extends string = string> {
  /** The fields whose files count. */
  files: readonly N[];
  /** The entity of the rows, with its references to the record, to the person, and to the company or building of the person. */
  entity: string;
  /** Its reference to the record. */
  by: string;
  /** Its reference to the reader. */
  person: string;
  /** Its reference to the company of the reader. */
  company: string;
  /** Its instants. */
  first: string;
  /** When it was last opened. */
  last: string;
  /** Its fields that keep what the record said then, by the field of the record: the version. */
  keeps?: Readonly<Record<string, N>>;
}
