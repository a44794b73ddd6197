/** The content of an announcement: which records of which list, and their owners. Never their data. */

/** The owner of a record: the ids that its entity's scope uses. Null where the record has none. */
export interface Owner {
  building: number | null;
  tenant: number | null;
}
export type ChangeKind = 'create' | 'update' | 'delete';

/** Records of one entity with the same change. */
export interface Change {
  entity: string;
  kind: ChangeKind;
  owners: readonly Owner[];
  /** Id and version of each; null when there are too many to list. */
  rows: readonly (readonly [id: number, version: number])[] | null;
  /** Who did it; null for the product itself. */
  by: number | null;
}

/** A job that somebody has started, and its state. */
export interface TaskChange {
  task: string;
  userId: number;
  status: string;
}

/** People whose notices have changed. */
export interface NoticeChange {
  noticeTo: readonly number[];
}

/** The channel for all of it, across processes. */
export const CHANNEL = 'live';
/** More rows than this are not listed individually. */
export const MAX_NAMED = 50;
/** PostgreSQL's limit for one announcement is 8000 bytes. */
const PAYLOAD_BYTES = 7_500;

/** The changes as announcements, each within the database's payload limit. */
export function payloadsOf(changes: readonly Change[]): string[] {
  const payloads: string[] = [];
  let part: string[] = [];
  let size = 2;
  const close = () => {
    if (part.length) payloads.push(`[${part.join(',')}]`);
    part = [];
    size = 2;
  };
  for (const change of changes) {
    const whole = JSON.stringify(change);
    const text = Buffer.byteLength(whole) > PAYLOAD_BYTES ? JSON.stringify({ ...change, rows: null }) : whole;
    if (size + Buffer.byteLength(text) + 1 > PAYLOAD_BYTES) close();
    part.push(text);
    size += Buffer.byteLength(text) + 1;
  }
  close();
  return payloads;
}
