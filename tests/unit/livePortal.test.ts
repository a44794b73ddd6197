/** Live lists in the browser: reading the stream, opening it, and the effects of events. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearTokens, setTokens } from '#authProvider/tokens.ts';
import type { Task } from '#schemas/kernel/calls/task.ts';
import { applyTo, REFETCH_MS } from '#src/admin/live/apply.ts';
import { connect, pauseBefore } from '#src/admin/live/connection.ts';
import { eventReader, type ServerEvent } from '#src/admin/live/events.ts';
import { throttledBatch } from '#src/admin/live/throttle.ts';
import { endedSince } from '#src/admin/tasks/useTasks.ts';
import { hearChangesOf } from '#src/app/live/hearChanges.ts';
import { HIGHLIGHT_MS, highlightedRows, newerVersionOf } from '#src/app/live/recentChanges.ts';
import { ok, stubBrowser, tokens } from '#tests/unit/browserStub.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the live stream', () => {
  it('is parsed however it is split, and comments are ignored', () => {
    const text = ': \n\nevent: change\ndata: {"entity":"users"}\n\n: beat\n\nevent: bye\r\ndata: {"reason":"token"}\r\n\r\n';
    for (const size of [1, 7, 1000]) {
      const reader = eventReader();
      const events: ServerEvent[] = [];
      for (let at = 0; at < text.length; at += size) events.push(...reader.take(text.slice(at, at + size)));
      expect(events, String(size)).toEqual([
        { event: 'change', data: { entity: 'users' } },
        { event: 'bye', data: { reason: 'token' } },
      ]);
    }
    expect(eventReader().take('data: {broken\n\nevent: x\ndata: 1\n\n')).toEqual([{ event: 'x', data: 1 }]);
  });
  it('reconnects with growing pauses, with half of each pause random', () => {
    expect([0, 1, 2, 10].map((count) => pauseBefore(count, 1))).toEqual([1000, 2000, 4000, 60_000]);
    expect(pauseBefore(2, 0)).toBe(2000);
  });
});

describe('the live connection', () => {
  /** Streams that the server has opened, each with the token of its request. */
  interface Opened {
    token: string | null;
    say: (text: string) => void;
    end: () => void;
    signal: AbortSignal;
  }
  let opened: Opened[];
  let status: number;
  let visibility: 'visible' | 'hidden';
  let events: EventTarget;
  const heard: string[] = [];
  let stop: () => void;

  beforeEach(() => {
    opened = [];
    status = 200;
    visibility = 'visible';
    heard.length = 0;
    ({ events } = stubBrowser(() => ok(tokens('fresh'))));
    Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
    const others = fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (!url.endsWith('/live')) return others(url, init);
      const token = (init.headers as Record<string, string>).Authorization?.slice('Bearer '.length) ?? null;
      if (status !== 200) return new Response('{}', { status });
      let control: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start: (one) => {
          control = one;
        },
      });
      const signal = init.signal as AbortSignal;
      signal.addEventListener('abort', () => control?.error(new Error('aborted')));
      opened.push({
        token,
        signal,
        say: (text) => control?.enqueue(new TextEncoder().encode(text)),
        end: () => control?.close(),
      });
      return new Response(body, { status: 200 });
    });
  });
  afterEach(() => stop());
  const start = async () => {
    stop = connect({ hear: ({ event }) => heard.push(event), resumed: () => heard.push('resumed') });
    await vi.advanceTimersByTimeAsync(10);
  };
  const last = () => opened.at(-1) as Opened;

  it('receives, reconnects when it breaks, and reports it', async () => {
    await start();
    last().say('event: open\ndata: {}\n\nevent: change\ndata: {}\n\n');
    await vi.advanceTimersByTimeAsync(10);
    expect(heard).toEqual(['change']);
    last().end();
    await vi.advanceTimersByTimeAsync(1100);
    expect(opened).toHaveLength(2);
    last().say('event: open\ndata: {}\n\n');
    await vi.advanceTimersByTimeAsync(10);
    expect(heard).toEqual(['change', 'resumed']);
    last().say('event: missed\ndata: {}\n\n');
    await vi.advanceTimersByTimeAsync(10);
    expect(heard.at(-1)).toBe('resumed');
  });
  it('reconnects after a long silence; a heartbeat keeps it open', async () => {
    await start();
    await vi.advanceTimersByTimeAsync(60_000);
    last().say(': \n\n');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(opened.length).toBeGreaterThan(1);
  });
  it('closes while the page is hidden, and opens at once when it is visible', async () => {
    await start();
    visibility = 'hidden';
    events.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(30_000);
    last().say(': \n\n');
    expect(last().signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(last().signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(opened).toHaveLength(1);
    visibility = 'visible';
    events.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(10);
    expect(opened).toHaveLength(2);
  });
  it('has a new token before it reconnects, once the old one has run out', async () => {
    setTokens(tokens('old'));
    await start();
    expect(last().token).toBe('old');
    // As the server does when the token of the stream runs out, whatever this computer's clock says.
    last().say('event: open\ndata: {}\n\nevent: bye\ndata: {"reason":"token"}\n\n');
    last().end();
    await vi.advanceTimersByTimeAsync(1100);
    expect(opened.map(({ token }) => token)).toEqual(['old', 'fresh']);

    setTokens({ ...tokens('slept'), accessExpiredAt: new Date(Date.now() + 1000).toISOString() });
    visibility = 'hidden';
    events.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(600_000);
    visibility = 'visible';
    events.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(10);
    expect(opened.map(({ token }) => token)).toEqual(['old', 'fresh', 'fresh']);
    clearTokens();
  });
  it('does not retry if the server does not offer it', async () => {
    status = 404;
    await start();
    status = 200;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(opened).toHaveLength(0);
  });
});

describe('throttled updates', () => {
  it('run once soon, and then at most once per interval', async () => {
    const done: number[][] = [];
    const { add, stop } = throttledBatch<number>(2000, 150, (all) => done.push(all));
    for (let at = 0; at < 100; at += 1) {
      add(at);
      await vi.advanceTimersByTimeAsync(50);
    }
    await vi.advanceTimersByTimeAsync(5000);
    expect(done[0]).toEqual([0, 1, 2]);
    expect(done.length).toBeLessThanOrEqual(4);
    expect(done.flat()).toHaveLength(100);
    stop();
  });
});

describe('live events', () => {
  const change = (data: object): ServerEvent => ({ event: 'change', data });
  function screen() {
    const client = new QueryClient();
    const asked: string[] = [];
    vi.spyOn(client, 'invalidateQueries').mockImplementation(async (filters) => {
      const keys = [
        ['users', 'getList', {}],
        ['users', 'statusCounts', {}],
        ['users', 'getOne', { id: '4' }],
        ['units', 'getList', {}],
      ];
      asked.push(
        ...keys.filter((queryKey) => filters?.predicate?.({ queryKey, state: {} } as never)).map((key) => `${key[0]} ${key[1]}`),
      );
    });
    return { asked, ...applyTo(client) };
  }

  it('refresh lists and counts of their entity, never an open page', async () => {
    const { hear, asked } = screen();
    hear(change({ entity: 'users', kind: 'update', rows: [[4, 7]], mine: false }));
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual(['users getList', 'users statusCounts']);
    expect(newerVersionOf('users', 4)).toEqual({ version: 7, kind: 'update', mine: false });
    for (let count = 0; count < 10; count += 1) hear(change({ entity: 'users', kind: 'update', rows: null, mine: false }));
    await vi.advanceTimersByTimeAsync(REFETCH_MS - 300);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toHaveLength(4);
  });
  it('reach at once whoever asks for the changes of an entity', () => {
    const { hear } = screen();
    const heard = vi.fn();
    const stopHearing = hearChangesOf('units', heard);
    for (const entity of ['units', 'users', 'units']) hear(change({ entity, kind: 'update', rows: null, mine: false }));
    expect(heard).toHaveBeenCalledTimes(2);
    const news = [{ title: { en: 'Fire' } }];
    hear(change({ entity: 'units', kind: 'update', rows: null, mine: false, news }));
    expect(heard).toHaveBeenLastCalledWith(news);
    stopHearing();
    hear(change({ entity: 'units', kind: 'update', rows: null, mine: false }));
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('highlight rows that others changed for a moment, never the person’s own changes', async () => {
    const { hear } = screen();
    hear(
      change({
        entity: 'vehicles',
        kind: 'update',
        rows: [
          [1, 2],
          [2, 2],
        ],
        mine: false,
      }),
    );
    hear(change({ entity: 'vehicles', kind: 'update', rows: [[3, 2]], mine: true }));
    await vi.advanceTimersByTimeAsync(200);
    expect([...highlightedRows('vehicles')]).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(HIGHLIGHT_MS);
    expect(highlightedRows('vehicles').size).toBe(0);
  });
  it('are ignored if they are unknown', async () => {
    const { hear, asked } = screen();
    for (const data of [null, 7, 'x', {}, { entity: 4 }]) hear({ event: 'change', data });
    hear({ event: 'unheard-of', data: {} });
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked).toEqual([]);
  });
});

it('report the end of a job, even one that was too quick to be seen running', () => {
  const task = (id: string, status: Task['status']) => ({ id, status }) as Task;
  const before = [task('a', 'RUNNING'), task('b', 'DONE')];
  const now = [task('a', 'FAILED'), task('b', 'DONE'), task('c', 'DONE'), task('d', 'QUEUED')];
  expect(endedSince(before, now).map(({ id }) => id)).toEqual(['a', 'c']);
});
