/**
 * Where an action leads from a status: to one that follows, or to the first of several whose condition the record meets.
 *
 *     moves: { PENDING_REVIEW: [{ when: { notifyMcst: true }, to: 'PENDING_MCST_APPROVAL' }, 'APPROVED'] }
 *
 * The last one has no condition, so that every record goes somewhere. The conditions are asked of the record as it was before.
 */
import { matches, type Where, type WhereValues } from '../rules/where.ts';

export interface Branch {
  when: Where;
  to: string;
}
export type Next = string | readonly [...Branch[], string];
export type Moves = Readonly<Record<string, Next>>;

type Row = Readonly<Record<string, unknown>>;

/** The branches with a condition. */
export const branchesOf = (next: Next | undefined): Branch[] =>
  typeof next === 'object' ? next.filter((one) => typeof one === 'object') : [];

/** Every status to which it can lead. */
export const endsOf = (next: Next): string[] =>
  typeof next === 'string' ? [next] : next.map((one) => (typeof one === 'string' ? one : one.to));

/** The status that follows for this record. */
export function nextOf(next: Next | undefined, record: Row, values: WhereValues): string | undefined {
  if (next === undefined || typeof next === 'string') return next;
  return branchesOf(next).find(({ when }) => matches(when, record, values))?.to ?? (next.at(-1) as string);
}

/** Errors in the declarations, for the boot check; `checkWhere.ts` reads the conditions. */
export const movesProblems = (action: string, moves: Moves | undefined): string[] =>
  Object.entries(moves ?? {}).flatMap(([from, next]) =>
    typeof next === 'string' ||
    (next.length > 1 && typeof next.at(-1) === 'string' && branchesOf(next).length === next.length - 1)
      ? []
      : [`action '${action}' branches in '${from}' without a last status that needs no condition`],
  );
