/** What happened to a record, from its stamps and its audit log, each thing once. */
import type { Change, HistoryEntry } from '#dataProvider/types.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type StampFields, stampsOf } from '#schemas/kernel/entity/record.ts';

type Row = Readonly<Record<string, unknown>>;

export interface TimelineEntry {
  key: string;
  /** An instant, ISO 8601. */
  at: string;
  /** The stamps that were set then; empty: the action says what was done. */
  stamps: readonly string[];
  /** The action or verb of the log entry. */
  action?: string;
  /** Null for the system; absent if unknown. */
  who?: string | null;
  /** The remark. */
  reason?: string;
  /** The status before and after. */
  moved?: Change;
  /** Names of the other fields that changed then. */
  changed: readonly string[];
}

/** What is written in one transaction has one time; the log and the stamp may differ by a moment. */
const SAME_MS = 2_000;
const isAt = (one: string, other: unknown) => Math.abs(Date.parse(one) - Date.parse(String(other))) < SAME_MS;
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Does the entry cover the stamp? It set its date, is the action that the stamp names, or created the record. */
function notifications(entity: Entity, record: Row, entry: HistoryEntry, { name, date }: StampFields): boolean {
  if (entry.changes.some(({ field, to }) => field === date && to !== null)) return true;
  const at = textOf(record[date]);
  const isItsOwn = entry.action === 'create' || entity.actions[entry.action]?.stamp === name;
  return isItsOwn && at !== undefined && isAt(entry.at, at);
}

function ofEntry(entity: Entity, record: Row, stamps: readonly StampFields[], entry: HistoryEntry): TimelineEntry {
  const set = stamps.filter((stamp) => notifications(entity, record, entry, stamp));
  const isFirst = entry.action === 'create';
  const status = entity.states?.field;
  /** The remark from the log, else from the record. */
  const wordsOf = ({ date, reason = '' }: StampFields) =>
    textOf(entry.changes.find(({ field }) => field === reason)?.to) ??
    (isAt(entry.at, record[date]) ? textOf(record[reason]) : undefined);
  return {
    key: `entry ${entry.id}`,
    at: entry.at,
    action: entry.action,
    stamps: isFirst ? [] : set.map(({ name }) => name),
    who: entry.userName,
    reason: set.map(wordsOf).find(Boolean),
    moved: isFirst ? undefined : entry.changes.find(({ field }) => field === status),
    changed: isFirst
      ? []
      : entry.changes.filter(({ field }) => field !== status && !entity.fields[field]?.stamp).map(({ field }) => field),
  };
}

function ofStamp(stamp: StampFields, record: Row): TimelineEntry[] {
  const at = textOf(record[stamp.date]);
  if (!at) return [];
  const who = stamp.user ? (record[stamp.user] as { label?: string } | null)?.label : undefined;
  return [
    {
      key: `stamp ${stamp.name}`,
      at,
      stamps: [stamp.name],
      who,
      reason: stamp.reason ? textOf(record[stamp.reason]) : undefined,
      changed: [],
    },
  ];
}

/**
 * @param entries of the audit log, as many as are known
 * @returns newest first; a stamp is an event of its own only if no log entry covers it
 */
export function timelineOf(entity: Entity, record: Row, entries: readonly HistoryEntry[]): TimelineEntry[] {
  const stamps = stampsOf(entity);
  const told = [
    ...entries.map((entry) => ofEntry(entity, record, stamps, entry)),
    ...stamps
      .filter(
        (stamp) => !entries.some((entry) => notifications(entity, record, entry, stamp) && isAt(entry.at, record[stamp.date])),
      )
      .flatMap((stamp) => ofStamp(stamp, record)),
  ];
  const made = textOf(record.createdDate);
  const isMade = (at: string) => told.some((one) => one.action === 'create' || isAt(one.at, at));
  if (made && !isMade(made)) told.push({ key: 'made', at: made, stamps: [], action: 'create', changed: [] });
  return told.sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
