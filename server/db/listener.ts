/** One connection of its own that listens; when it is lost it connects and listens again. */
import pg from 'pg';

const RECONNECT_AFTER_MS = 1_000;

export interface Listener {
  /** Gives the function that stops hearing; `missed` is called when a lost connection is there again. */
  listen(channel: string, heard: (payload: string) => void, missed?: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export function makeListener(connectionString: string): Listener {
  const channels = new Map<string, Set<(payload: string) => void>>();
  const gaps = new Set<() => void>();
  let client: Promise<pg.Client> | undefined;
  let closed = false;

  const connect = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({ connectionString, keepAlive: true, application_name: 'atrium listener' });
    fresh.on('notification', ({ channel, payload }) => {
      for (const heard of channels.get(channel) ?? []) heard(payload ?? '');
    });
    fresh.on('error', again);
    await fresh.connect();
    for (const channel of channels.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    return fresh;
  };
  const start = (): Promise<pg.Client> => {
    client ??= connect();
    return client;
  };
  function again(): void {
    client = undefined;
    if (!closed) setTimeout(() => void start().then(tellGap, again), RECONNECT_AFTER_MS).unref();
  }

  function tellGap(): void {
    for (const missed of gaps) missed();
  }

  return {
    listen: async (channel, heard, missed) => {
      if (missed) gaps.add(missed);
      const known = channels.get(channel);
      if (known) known.add(heard);
      else {
        channels.set(channel, new Set([heard]));
        await (await start()).query(`listen ${pg.escapeIdentifier(channel)}`);
      }
      return async () => {
        channels.get(channel)?.delete(heard);
        if (missed) gaps.delete(missed);
      };
    },
    close: async () => {
      closed = true;
      await client?.then((one) => one.end()).catch(() => undefined);
    },
  };
}
