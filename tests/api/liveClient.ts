/** A reader of `GET /live` over a real socket. */
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';

export interface LiveEvent {
  event: string;
  data: Record<string, unknown>;
}
export interface LiveClient {
  status: number;
  headers: IncomingHttpHeaders;
  events: LiveEvent[];
  /** True once the server has closed the connection. */
  ended: boolean;
  /** Waits until an event matches and returns it. */
  until(fits: (event: LiveEvent) => boolean): Promise<LiveEvent>;
  untilEnd(): Promise<LiveEvent | undefined>;
  close(): void;
}

/** Starts the app on a free port and returns its address. */
export async function listen(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

const WAIT = { timeout: 10_000, interval: 10 };

/** Requests the stream; a rejection is returned as its status. */
export async function openLive(origin: string, authorization?: string): Promise<LiveClient> {
  const request = get(`${origin}/api/live`, { headers: authorization ? { authorization } : {}, agent: false });
  const response = await new Promise<IncomingMessage>((resolve, reject) => request.on('response', resolve).on('error', reject));
  const client: LiveClient = {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events: [],
    ended: false,
    until: async (fits) => vi.waitUntil(() => client.events.find(fits), WAIT),
    untilEnd: async () => {
      await vi.waitUntil(() => client.ended, WAIT);
      return client.events.at(-1);
    },
    close: () => request.destroy(),
  };
  let rest = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const event = /^event: (.+)$/m.exec(part)?.[1];
      if (event) client.events.push({ event, data: JSON.parse(/^data: (.+)$/m.exec(part)?.[1] ?? '{}') });
    }
  });
  response.on('error', () => undefined);
  response.on('close', () => {
    client.ended = true;
  });
  if (client.status === 200) await client.until(({ event }) => event === 'open');
  return client;
}
