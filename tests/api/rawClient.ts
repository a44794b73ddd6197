/** A raw HTTP client over a real socket: for incomplete, slow and parallel requests. */
import { connect, type Socket } from 'node:net';
import { vi } from 'vitest';

export interface RawClient {
  socket: Socket;
  /** All received data. */
  readonly said: string;
  readonly ended: boolean;
  send(text: string): void;
  /** Waits until the received data contains this text. */
  until(text: string | RegExp): Promise<void>;
  /** Waits until the server has closed the connection, and returns all received data. */
  untilEnd(): Promise<string>;
}

const WAIT = { timeout: 30_000, interval: 10 };

export async function openRaw(origin: string): Promise<RawClient> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let said = '';
  let ended = false;
  socket.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  socket.on('error', () => undefined);
  for (const event of ['end', 'close']) socket.on(event, () => (ended = true));
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return {
    socket,
    get said() {
      return said;
    },
    get ended() {
      return ended;
    },
    send: (text) => void socket.write(text),
    until: async (text) =>
      void (await vi.waitUntil(() => (typeof text === 'string' ? said.includes(text) : text.test(said)), WAIT)),
    untilEnd: async () => {
      await vi.waitUntil(() => ended, WAIT);
      return said;
    },
  };
}

/** The head of a request with these headers. */
export const head = (method: string, path: string, headers: Record<string, string | number> = {}): string =>
  `${[`${method} /api${path} HTTP/1.1`, ...Object.entries({ host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n`;

/** Parses the first answer: status, headers in lower case, envelope. */
export function answerOf(said: string): { status: number; headers: string; body: Record<string, unknown> } {
  const at = said.indexOf('\r\n\r\n');
  const body = said.slice(at + 4);
  return {
    status: Number(said.slice(9, 12)),
    headers: said.slice(0, at).toLowerCase(),
    body: body.startsWith('{') ? JSON.parse(body) : {},
  };
}
