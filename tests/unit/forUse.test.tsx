/** Promises that React's `use` can take at once. */
import { Suspense, use } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { forUse, loadedOnce, there, useLoaded } from '#dataProvider/forUse.ts';

const Shown = ({ from }: { from: Promise<string> }) => <p>{use(from)}</p>;
const drawn = (from: Promise<string>) =>
  renderToStaticMarkup(
    <Suspense fallback="waits">
      <Shown from={from} />
    </Suspense>,
  );

describe('a promise for use', () => {
  it('shows what is already there with the first drawing', async () => {
    const there = forUse(Promise.resolve('here'));
    await there;
    expect(drawn(there)).toContain('<p>here</p>');
  });

  it('waits for what is not there yet', () => {
    expect(drawn(forUse(new Promise<string>(() => undefined)))).toContain('waits');
  });

  it('keeps its failure for whoever waits for it', async () => {
    const gone = new Error('gone');
    const failed = forUse(Promise.reject<string>(gone));
    expect(await failed.catch((error) => error)).toBe(gone);
    expect({ ...failed }).toEqual({ status: 'rejected', reason: gone });
  });
});

describe('what is loaded once', () => {
  const Page = ({ from }: { from: Promise<string> }) => <p>{useLoaded(from) ?? 'not yet'}</p>;
  const shown = (from: Promise<string>) => renderToStaticMarkup(<Page from={from} />);

  it('is not there before it is loaded, and then with the first drawing', async () => {
    const load = vi.fn(async () => 'here');
    const page = loadedOnce(load);
    expect(shown(page())).toBe('<p>not yet</p>');
    await page();
    expect(shown(page())).toBe('<p>here</p>');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is there at once where nothing has to be loaded', () => {
    expect(shown(there('here'))).toBe('<p>here</p>');
  });

  it('says why it failed, and is loaded again half a second later', async () => {
    vi.useFakeTimers();
    const load = vi.fn(async () => 'here').mockRejectedValueOnce(new Error('offline'));
    const page = loadedOnce(load);
    await expect(page()).rejects.toThrow('offline');
    expect(() => shown(page())).toThrow('offline');
    vi.advanceTimersByTime(500);
    await page();
    expect(shown(page())).toBe('<p>here</p>');
    vi.useRealTimers();
  });
});
