/** A dedicated connection for LISTEN; when it is lost it reconnects and listens again. */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { rename } from './away.ts';
import { LISTENER } from './connectionNames.ts';

const RECONNECT_AFTER_MS = 1_000;
/** A notice takes milliseconds. */
const HEARS_WITHIN_MS = 5_000;

export interface Listener {
  /** Returns the function that unsubscribes; `missed` is called when a lost connection is restored. */
  listen(channel: string, heard: (payload: string) => void, missed?: () => void): Promise<() => Promise<void>>;
  /** Whether a notice that this sends on another connection arrives. */
  hears(notify: (channel: string, payload: string) => Promise<void>): Promise<boolean>;
  close(): Promise<void>;
}

export function makeListener(connectionString: string): Listener {
  const channels = new Map<string, Set<(payload: string) => void>>();
  const gaps = new Set<() => void>();
  let client: Promise<pg.Client> | undefined;
  let closed = false;

  const connect = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({
      connectionString,
      keepAlive: true,
      // Otherwise a connection that a firewall dropped silently would only be noticed after two hours.
      keepAliveInitialDelayMillis: 30_000,
      connectionTimeoutMillis: 10_000,
      application_name: LISTENER,
    });
    fresh.on('notification', ({ channel, payload }) => {
      for (const heard of channels.get(channel) ?? []) heard(payload ?? '');
    });
    // Only once: a connection that the server ends reports it twice.
    let isLost = false;
    fresh.on('error', () => {
      if (!isLost) again();
      isLost = true;
    });
    await fresh.connect().catch(rename);
    for (const channel of channels.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    return fresh;
  };
  /** The connection, opened when there is none; after a failure the next caller tries again. */
  const start = (): Promise<pg.Client> => {
    client ??= connect().catch((error) => {
      client = undefined;
      throw error;
    });
    return client;
  };
  function again(): void {
    client = undefined;
    setTimeout(() => {
      if (!closed) start().then(tellGap, again);
    }, RECONNECT_AFTER_MS).unref();
  }

  function tellGap(): void {
    for (const missed of gaps) missed();
  }

  const listen: Listener['listen'] = async (channel, heard, missed) => {
    const hearers = channels.get(channel) ?? new Set();
    const isNew = hearers.size === 0;
    channels.set(channel, hearers.add(heard));
    if (missed) gaps.add(missed);
    const stop = async () => {
      hearers.delete(heard);
      if (missed) gaps.delete(missed);
    };
    try {
      const one = await start();
      if (isNew) await one.query(`listen ${pg.escapeIdentifier(channel)}`).catch(rename);
    } catch (error) {
      // A subscriber whose subscription failed must not receive notices.
      await stop();
      throw error;
    }
    return stop;
  };

  return {
    listen,
    hears: async (notify) => {
      const channel = `atrium_hears_${randomBytes(6).toString('hex')}`;
      let isHeard = (): void => undefined;
      const heard = new Promise<boolean>((resolve) => {
        isHeard = () => resolve(true);
      });
      const stop = await listen(channel, () => isHeard());
      try {
        await notify(channel, '');
        return await Promise.race([heard, wait(HEARS_WITHIN_MS, false, { ref: false })]);
      } finally {
        await stop();
      }
    },
    close: async () => {
      closed = true;
      await client?.then((one) => one.end()).catch(() => undefined);
    },
  };
}
