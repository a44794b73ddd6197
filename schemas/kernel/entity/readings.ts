/**
 * Who has read a record, and when: an entity with `readings` keeps a row of another entity for each person it is meant for who has opened one of its files
 * (`server/engine/files/noteReading.ts`). The row has the first and the last time, and takes along what `keeps` names. Where the record also says whom it is for
 * (`scope.readers`), `GET …/{id}/not-read` has those of them who have not opened it (`server/engine/reach/unread.ts`).
 */
import { withoutCentre } from '../calls/path.ts';

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

/** As much of an entity as is asked here. */
interface Told {
  api: { path: string };
  scope: { building?: string; readers?: object };
  readings?: object;
}
/** Is it known who has not read a record? */
export const listsUnread = ({ readings, scope }: Pick<Told, 'readings' | 'scope'>): boolean =>
  readings !== undefined && scope.readers !== undefined && scope.building !== undefined;
/** `GET /documents/{id}/not-read` answers a page of people (`UnreadPage`). */
export const unreadPath = ({ api }: Pick<Told, 'api'>): string => `${withoutCentre(api.path)}/{id}/not-read`;
export const unreadQuery = ['page', 'limit', 'wildcardSearch'] as const;

/** A person for whom the record is and who has not opened it. */
export interface Unread {
  id: number;
  fullName: string;
  /** Where they work: the company, or the building itself. */
  company: string | null;
}
export interface UnreadPage {
  items: Unread[];
  /** How many the search finds. */
  total: number;
  totalPage: number;
  /** For how many people the record is, and how many of them have read it. */
  reaches: number;
  read: number;
}
