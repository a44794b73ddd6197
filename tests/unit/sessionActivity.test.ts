import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok, person, stubBrowser, tokens } from '#tests/unit/browserStub.ts';
import { MINUTE } from '../times.ts';

const START = Date.parse('2026-06-01T08:00:00Z');

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function watched(minutes = 30) {
  const { events, local, calls } = stubBrowser(() => ok(null));
  const activity = await import('#authProvider/activity.ts');
  const { watchActivity } = await import('#authProvider/watchActivity.ts');
  activity.startActivity(minutes);
  const said: string[] = [];
  const watch = watchActivity({
    warn: (until) => void said.push(`warn ${new Date(until).toISOString().slice(11, 16)}`),
    calm: () => void said.push('calm'),
    over: () => void said.push('over'),
  });
  /** Simulates a write by another tab. */
  const elsewhere = (at: number) => {
    local['atrium.activity'] = `${at}/${minutes}`;
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'atrium.activity' }));
  };
  const doing = (name: string) => events.dispatchEvent(new Event(name));
  return { ...activity, said, watch, elsewhere, doing, local, calls };
}

describe('the inactivity timer', () => {
  it('warns one minute before the end, and then ends (R-0107)', async () => {
    const { said } = await watched();
    vi.advanceTimersByTime(29 * MINUTE - 1);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(said).toEqual(['warn 08:30']);
    vi.advanceTimersByTime(MINUTE);
    expect(said).toEqual(['warn 08:30', 'over']);
  });

  it('takes its minutes from the building', async () => {
    const { said } = await watched(5);
    vi.advanceTimersByTime(5 * MINUTE);
    expect(said).toEqual(['warn 08:05', 'over']);
  });

  it.each(['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'])('restarts with a %s', async (name) => {
    const { said, doing } = await watched();
    vi.advanceTimersByTime(20 * MINUTE);
    doing(name);
    vi.advanceTimersByTime(28 * MINUTE);
    expect(said).toEqual([]);
    vi.advanceTimersByTime(MINUTE);
    expect(said).toEqual(['warn 08:50']);
  });

  it('restarts with activity in another tab, which also closes the warning', async () => {
    const { said, elsewhere } = await watched();
    vi.advanceTimersByTime(29 * MINUTE);
    elsewhere(Date.now());
    expect(said).toEqual(['warn 08:30', 'calm']);
    vi.advanceTimersByTime(28 * MINUTE);
    expect(said).toHaveLength(2);
  });

  it('needs an answer to the warning; a moved mouse is not enough', async () => {
    const { said, doing, watch, endsAt } = await watched();
    vi.advanceTimersByTime(29 * MINUTE);
    doing('pointermove');
    expect(said).toEqual(['warn 08:30']);
    expect(endsAt()).toBe(START + 30 * MINUTE);
    watch.stay();
    expect(said).toEqual(['warn 08:30', 'calm']);
    vi.advanceTimersByTime(29 * MINUTE);
    expect(said).toEqual(['warn 08:30', 'calm', 'warn 08:59']);
  });

  it('has ended when a laptop wakes too late, whatever is touched first', async () => {
    const { said, doing, isInactive } = await watched();
    vi.setSystemTime(START + 3 * 60 * MINUTE);
    doing('pointermove');
    expect(said).toEqual(['over']);
    expect(isInactive()).toBe(true);
  });

  it('stores activity at most every five seconds', async () => {
    const { doing, local } = await watched();
    vi.advanceTimersByTime(MINUTE);
    doing('pointermove');
    const written = local['atrium.activity'];
    vi.advanceTimersByTime(4_000);
    doing('pointermove');
    expect(local['atrium.activity']).toBe(written);
    vi.advanceTimersByTime(1_000);
    doing('pointermove');
    expect(local['atrium.activity']).not.toBe(written);
  });

  it('applies to a browser that is reopened later: signed out here and on the server, with the message', async () => {
    const { local, calls } = stubBrowser(() => ok(null));
    const { setTokens } = await import('#authProvider/tokens.ts');
    const { restoreSession } = await import('#authProvider/session.ts');
    const { takeNotice } = await import('#authProvider/notice.ts');
    setTokens(tokens('kept'));
    Object.assign(local, { 'atrium.version': '1.0.0', 'atrium.activity': `${START}/30` });
    vi.setSystemTime(START + 31 * MINUTE);
    await expect(restoreSession()).resolves.toBeNull();
    expect(takeNotice()).toBe('inactive');
    expect(calls).toEqual(['DELETE /api/auth/logout']);
  });

  it('ends the session on the server too if nobody is there', async () => {
    const { calls } = stubBrowser(() => ok(null));
    const { setTokens } = await import('#authProvider/tokens.ts');
    const { setSession } = await import('#authProvider/sessionStore.ts');
    const { browser, endInactive } = await import('#authProvider/session.ts');
    const { takeNotice } = await import('#authProvider/notice.ts');
    const went: string[] = [];
    browser.go = (path) => void went.push(path);
    setTokens(tokens('old'));
    setSession(person());
    await Promise.all([endInactive(), endInactive()]);
    expect(went).toEqual(['/login?redirect=%2Fusers']);
    expect([takeNotice(), calls]).toEqual(['inactive', ['DELETE /api/auth/logout']]);
  });
});
