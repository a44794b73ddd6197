/** Promises that React's `use` can take at once. */
import { Suspense, use } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { forUse } from '#dataProvider/forUse.ts';

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
