/** A push service on this machine: keeps the headers of what it is sent, and answers as the test says. */
import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export async function pushService() {
  const received: { path: string; headers: IncomingHttpHeaders; bytes: number }[] = [];
  const statusOf = new Map<string, number>();
  const server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, bytes });
      response.writeHead(statusOf.get(path) ?? 201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    /** What it answers for a browser from now on; 201 otherwise. */
    answers: (name: string, status: number) => statusOf.set(`/${name}`, status),
    /** What a browser tells the server when it subscribes. */
    browser: (name: string) => {
      const keys = createECDH('prime256v1');
      return {
        endpoint: `http://127.0.0.1:${port}/${name}`,
        p256dh: keys.generateKeys('base64url'),
        auth: randomBytes(16).toString('base64url'),
      };
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
