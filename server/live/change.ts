/** What is said about a committed write: which records of which list, and whose they are. Never what is in them. */

/** The owner of a record: the ids that its entity's scope uses. Null where the record has none. */
export interface Owner {
  building: number | null;
  tenant: number | null;
}
export type ChangeKind = 'create' | 'update' | 'delete';

/** Records of one entity to which the same was done. */
export interface Change {
  entity: string;
  kind: ChangeKind;
  owners: readonly Owner[];
  /** Id and version of each; null when they are too many to name. */
  rows: readonly (readonly [id: number, version: number])[] | null;
  /** Who did it; null for the product itself. */
  by: number | null;
}

/** A job that somebody has started, and how it stands. */
export interface TaskChange {
  task: string;
  userId: number;
  status: string;
}

/** One word for everything that is said on it, across processes. */
export const CHANNEL = 'live';
/** More rows than this are not named one by one. */
export const MAX_NAMED = 50;
/** PostgreSQL takes 8000 bytes in one announcement. */
const PAYLOAD_BYTES = 7_500;

/** The changes as announcements, each within what the database carries. */
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
