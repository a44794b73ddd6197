/**
 * Detects a statement on the whole database from inside a transaction. On the embedded driver it would deadlock with
 * the transaction; on PostgreSQL it would silently run outside it. Both are refused at once.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.ts';

const current = new AsyncLocalStorage<{ open: boolean }>();
/** How many transactions are open. */
let open = 0;

/** Runs the body of a transaction so that `refuseInside` can detect it. */
export async function asTransaction<T>(run: () => Promise<T>): Promise<T> {
  const mark = { open: true };
  open += 1;
  try {
    return await current.run(mark, run);
  } finally {
    mark.open = false;
    open -= 1;
    // Node follows every promise of the process while it is enabled: what only reads is not to pay for that.
    if (open === 0) current.disable();
  }
}

/** @throws Error inside a transaction that has not ended */
export function refuseInside(): void {
  if (current.getStore()?.open) throw new Error('Inside a transaction only its own `tx` may be used, not the database.');
}

/** Runs the callbacks registered for after the commit; one that fails does not prevent the others. */
export function runAfter(after: readonly ((db: Database) => void)[], db: Database): void {
  for (const one of after)
    try {
      one(db);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
}
