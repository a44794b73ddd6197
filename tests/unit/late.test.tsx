/** What is loaded late: promises that React's `use` can take at once, and what stands where something is not there. */
import { Suspense, use } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { forUse, loadedOnce, there } from '#schemas/kernel/loadedOnce.ts';
import { lateDialog, latePage, latePart } from '#src/kit/late/late.tsx';
import { useLoaded } from '#src/kit/late/useLoaded.ts';

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

  it('is loaded again at once when somebody asks for that, though not while it is being loaded', async () => {
    const load = vi.fn(async () => 'here').mockRejectedValueOnce(new Error('offline'));
    const page = loadedOnce(load);
    expect(page.again()).toBe(page());
    await expect(page()).rejects.toThrow('offline');
    expect(await page.again()).toBe('here');
    expect(await page.again()).toBe('here');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('what is loaded late', () => {
  const Shown = (_: { onClose: () => void }) => <p>here</p>;
  const close = () => undefined;
  const made = {
    page: latePage<{ onClose: () => void }>,
    dialog: lateDialog<{ onClose: () => void }>,
    part: latePart<{ onClose: () => void }>,
    'quiet part': (load: Parameters<typeof latePart<{ onClose: () => void }>>[0]) => latePart(load, { quiet: true }),
  };
  const shown = (Late: ReturnType<typeof made.page>) =>
    renderToStaticMarkup(
      <Suspense fallback="waits">
        <Late onClose={close} />
      </Suspense>,
    );

  it.each(Object.entries(made))('as a %s is fetched once, and drawn at once when it is there', async (_, make) => {
    const load = vi.fn(async () => ({ default: Shown }));
    const Late = make(load);
    await Late.preload();
    await Late.preload();
    expect(shown(Late)).toContain('<p>here</p>');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['page', 'aria-busy'],
    ['dialog', 'role="status"'],
    ['part', 'waits'],
  ] as const)('as a %s has something in its place while it is awaited', (variant, place) => {
    expect(shown(made[variant](() => new Promise(() => undefined)))).toContain(place);
  });

  const failed = async (variant: keyof typeof made) => {
    const Late = made[variant](() => Promise.reject(new Error('offline')));
    await Late.preload();
    return () => renderToStaticMarkup(<Late onClose={close} />);
  };
  it('and cannot be loaded, is said by the page, in the place of the dialog or part, and not at all by the frame', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await failed('page')).toThrow('offline');
    for (const variant of ['dialog', 'part'] as const) expect((await failed(variant))()).toMatch(/role="alert".*kit\.retry/);
    expect((await failed('quiet part'))()).toBe('');
    vi.unstubAllGlobals();
  });
});
