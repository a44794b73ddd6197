/** The colour of a status, from its name: entities name their statuses alike, so that one table serves them all. */
export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

const FAMILIES: readonly [RegExp, Tone][] = [
  [/^(PENDING|REQUESTED|WAITING|EXPIRING)/, 'warning'],
  [/^(REJECTED|TERMINATED|CANCELLED|EXPIRED|FAILED|REMOVED|BLACKLISTED|OVERDUE|NO_SHOW|DAMAGED)/, 'danger'],
  [/(^|_)(EXPIRED|FAILED)$/, 'danger'],
  [/^(UPCOMING|SCHEDULED|IN_PROGRESS|PRE_REGISTERED|ACCEPTED|PREPARED)/, 'info'],
  [
    /^(ACTIVE|ACTIVATED|APPROVED|ASSIGNED|CONFIRMED|COMPLETED|COLLECTED|ONGOING|ONLINE|OPEN|PAID|PUBLISHED|CHECKED_IN)$/,
    'success',
  ],
];

/** Statuses of no known family — drafts, past and inactive things — are neutral. */
export const statusTone = (status: string): Tone => FAMILIES.find(([names]) => names.test(status))?.[1] ?? 'neutral';
