import { expect, it } from 'vitest';
import { asTransaction, refuseInside } from '#server/db/insideTransaction.ts';

const isRefused = (): boolean => {
  try {
    refuseInside();
    return false;
  } catch {
    return true;
  }
};

it('knows what runs inside a transaction, also when others have ended meanwhile', async () => {
  const seen: Record<string, boolean> = { before: isRefused() };
  let end: () => void = () => undefined;
  const ended = new Promise<void>((done) => {
    end = done;
  });
  const long = asTransaction(async () => {
    await ended;
    seen.long = isRefused();
  });
  await asTransaction(async () => {
    await Promise.resolve();
    seen.short = isRefused();
  });
  seen.between = isRefused();
  end();
  await long;
  seen.after = isRefused();
  await asTransaction(async () => {
    await Promise.resolve();
    seen.next = isRefused();
  });
  expect(seen).toEqual({ before: false, short: true, between: false, long: true, after: false, next: true });
});

it('lets what a transaction has started go on after its end', async () => {
  let later: Promise<boolean> | undefined;
  await asTransaction(async () => {
    later = new Promise((done) => setTimeout(done, 0)).then(isRefused);
  });
  expect(await later).toBe(false);
});
