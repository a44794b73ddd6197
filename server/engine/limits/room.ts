/**
 * Every statement that writes records asks here first, whatever has caused it: a form, an action, a file, the clock, a rule. The limits
 * that the database cannot keep (`capacity`, `atOnce`, `balance`) are kept under the lock of the record above, for many rows as for one; those that
 * it keeps are asked where it would refuse many rows because of one.
 */
import { countedBy, type Limit } from '#schemas/kernel/rules/limits.ts';
import { limitRefused } from '#server/errors/asAppError.ts';
import type { Account } from './account.ts';
import { apartFor } from './apart.ts';
import { balanceFor } from './balance.ts';
import { capacityFor } from './capacity.ts';
import { type LimitContext, readStored, type Step, type Values } from './hold.ts';
import { peakFor } from './peak.ts';

/** What is written: new without an `id`; `values` are those that change. */
export interface Write {
  id?: number | undefined;
  values: Values;
}
export interface Room<Row> {
  /** Rows for which there is no room after those before them, with the limit that says so. */
  refused: ReadonlyMap<Row, Limit>;
  /** Call it when these rows have been written: takes what they take. */
  settle(written: readonly Row[]): Promise<void>;
}

const limitsOf = ({ entity }: Pick<LimitContext, 'entity'>, every = false): Limit[] =>
  Object.values(entity.limits ?? {}).filter((limit) => every || countedBy(limit));

const accountFor = (context: LimitContext, limit: Limit, steps: readonly Step[], ids: readonly number[]) =>
  limit.left
    ? balanceFor(context, limit, steps)
    : !limit.max
      ? apartFor(context, limit, steps, ids)
      : limit.period
        ? peakFor(context, limit, steps, ids)
        : capacityFor(context, limit, steps, ids);

async function accountsFor(
  context: LimitContext,
  limits: readonly Limit[],
  steps: readonly Step[],
  ids: readonly number[],
): Promise<[Limit, Account][]> {
  const accounts: [Limit, Account][] = [];
  for (const limit of limits) {
    const account = await accountFor(context, limit, steps, ids);
    if (account) accounts.push([limit, account]);
  }
  return accounts;
}

async function settleAll(accounts: readonly [Limit, Account][], steps: readonly Step[]): Promise<void> {
  for (const [, account] of accounts) await account.settle?.(steps);
}

/**
 * Asks for room for rows that are written in this order. Existing records must be locked.
 * @param write what a row writes
 * @param every asks for the limits that the database keeps as well
 */
export async function roomFor<Row>(
  context: LimitContext,
  rows: readonly Row[],
  write: (row: Row) => Write,
  every = false,
): Promise<Room<Row>> {
  const refused = new Map<Row, Limit>();
  const limits = limitsOf(context, every);
  if (!limits.length || !rows.length) return { refused, settle: () => Promise.resolve() };
  const writes = new Map(rows.map((row) => [row, write(row)]));
  const ids = [...writes.values()].flatMap(({ id }) => id ?? []);
  const stored = await readStored(context.tx, context.entity, limits, ids);
  const steps = new Map<Row, Step>();
  for (const [row, { id, values }] of writes) {
    const was = id === undefined ? undefined : stored.get(id);
    steps.set(row, { was, will: { ...was, ...values } });
  }
  const accounts = await accountsFor(context, limits, [...steps.values()], ids);
  for (const [row, step] of steps) {
    const full = accounts.find(([, account]) => !account.fits(step));
    if (full) refused.set(row, full[0]);
    else for (const [, account] of accounts) account.take(step);
  }
  return {
    refused,
    settle: (written) =>
      settleAll(
        accounts,
        written.map((row) => steps.get(row) as Step),
      ),
  };
}

/** The same for rows of which every one must fit. Throws AppError with the sentence of the limit. */
export async function requireRoom<Row>(
  context: LimitContext,
  rows: readonly Row[],
  write: (row: Row) => Write,
): Promise<Room<Row>> {
  const room = await roomFor(context, rows, write);
  for (const limit of room.refused.values()) throw limitRefused(context.entity, limit);
  return room;
}

/** What records take that are about to be deleted; call the answer once they are, and it is given back. */
export async function whatIsHeld(context: LimitContext, ids: readonly number[]): Promise<() => Promise<void>> {
  const limits = limitsOf(context).filter(({ left }) => left);
  if (!limits.length) return () => Promise.resolve();
  const steps: Step[] = [...(await readStored(context.tx, context.entity, limits, ids)).values()].map((was) => ({ was }));
  return async () => settleAll(await accountsFor(context, limits, steps, ids), steps);
}
