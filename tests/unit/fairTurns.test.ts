import { expect, it } from 'vitest';
import { FairTurns } from '#server/files/images/fairTurns.ts';
import { inThread, TookTooLong } from '#server/files/images/imageThread.ts';
import { ImagesBusy, reencode } from '#server/files/images/reencode.ts';
import { picture } from '#tests/api/pictures.ts';

it('people take turns: a person with many pictures delays others by only one', async () => {
  const turns = new FairTurns();
  const done: string[] = [];
  let atOnce = 0;
  const work = (name: string) => async () => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    await Promise.resolve();
    done.push(name);
    atOnce -= 1;
  };
  await Promise.all([
    ...[1, 2, 3, 4, 5].map((count) => turns.take('mei', work(`mei ${count}`))),
    ...[1, 2].map((count) => turns.take('tom', work(`tom ${count}`))),
    turns.take('ana', work('ana 1')),
  ]);
  expect(done).toEqual(['mei 1', 'mei 2', 'tom 1', 'ana 1', 'mei 3', 'tom 2', 'mei 4', 'mei 5']);
});

it('one person can fill only their share of the queue, and a failure passes the turn on', async () => {
  const turns = new FairTurns();
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const mine = Array.from({ length: 40 }, () => turns.take('mei', () => gate));
  const refused = mine.filter((one) => one === undefined).length;
  expect(refused).toBeGreaterThan(0);
  const failing = turns.take('tom', () => Promise.reject(new Error('broken')));
  const last = turns.take('ana', async () => 'done');
  const outcome = expect(failing).rejects.toThrow('broken');
  open();
  await outcome;
  expect(await last).toBe('done');
  await Promise.all(mine);
  expect(await turns.take('mei', async () => 'again')).toBe('again');
});

it('a picture that takes too long is stopped with its thread, and the next one is processed', async () => {
  const bytes = await picture('png', 2000, 2000);
  const facts = { width: 2000, height: 2000, bytes, orientation: 1, type: 'png', maxSide: 4096, maxMegapixels: 41 };
  await expect(inThread(facts, 1)).rejects.toBeInstanceOf(TookTooLong);
  expect((await reencode(await picture('png', 8, 8), 'png', 'tom')).width).toBe(8);
});

it('many pictures of one person get a busy error, while another person’s picture is processed', async () => {
  const small = await picture('png', 8, 8);
  const all = Array.from({ length: 40 }, () =>
    reencode(small, 'png', 'mei').then(
      () => 'done',
      (error: unknown) => error,
    ),
  );
  const other = reencode(small, 'png', 'tom');
  expect((await other).width).toBe(8);
  const outcomes = await Promise.all(all);
  expect(outcomes.filter((one) => one instanceof ImagesBusy).length).toBeGreaterThan(0);
  expect(outcomes.filter((one) => one === 'done').length).toBeGreaterThan(5);
});
