/** One open answer of server-sent events: limited, kept alive, and ended cleanly. */
import type { ServerResponse } from 'node:http';

/** A client with this many unread bytes is disconnected; it reconnects and reads its lists again. */
const MAX_UNREAD_BYTES = 256 * 1024;

const LAST_WORDS_MS = 1_000;

/** Why a stream ends. `token`: reconnect with a new one. */
export type EndReason = 'token' | 'session' | 'rights' | 'restart';

export interface Stream {
  send(event: string, data: unknown): void;
  /** A comment, so that proxies and both ends know that the connection is alive. */
  beat(): void;
  end(reason: EndReason): void;
  readonly closed: boolean;
}

/** @param closed is called once, whichever side closes */
export function openStream(response: ServerResponse, headers: Readonly<Record<string, unknown>>, closed: () => void): Stream {
  let over = false;
  let wasStuck = false;
  const finish = () => {
    if (over) return;
    over = true;
    closed();
  };
  response.on('close', finish);
  response.on('error', finish);
  response.writeHead(200, {
    ...(headers as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Buffering proxies would hold the events back.
    'x-accel-buffering': 'no',
  });
  response.flushHeaders();
  const write = (text: string) => {
    if (over) return;
    if (response.writableLength > MAX_UNREAD_BYTES) {
      response.destroy();
      return finish();
    }
    response.write(text);
  };
  const send: Stream['send'] = (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  return {
    send,
    beat: () => {
      // Unread at two heartbeats in a row: nobody is reading.
      const isStuck = response.writableLength > 0;
      if (isStuck && wasStuck) {
        response.destroy();
        return finish();
      }
      wasStuck = isStuck;
      write(': \n\n');
    },
    end: (reason) => {
      if (over) return;
      send('bye', { reason });
      response.end();
      // A client that does not read the end of the stream must not keep the process from stopping.
      setTimeout(() => response.destroy(), LAST_WORDS_MS).unref();
      finish();
    },
    get closed() {
      return over;
    },
  };
}
