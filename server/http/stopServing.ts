/**
 * Stops serving: answers say `Connection: close`, then no new connections are accepted, and requests that outlast the grace
 * period are cut off, so that a client that never finishes cannot keep the process from stopping.
 */
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which answers tell active clients to close the connection, so that none loses a request. */
const TELL_MS = 500;
/** Grace period in milliseconds for requests in progress. */
export const GRACE_MS = 3_000;
/** Interval in milliseconds of the search for idle connections. */
const LOOK_MS = 100;

const stopping = new WeakSet<FastifyInstance>();
export const isStopping = (app: FastifyInstance): boolean => stopping.has(app);

/** From now on every answer says `Connection: close`, and readiness fails. */
export function installStopping(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    stopping.add(app);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping(app)) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Resolves when the last connection has closed. */
export async function stopServing(app: FastifyInstance, { tellMs = TELL_MS, graceMs = GRACE_MS } = {}): Promise<void> {
  stopping.add(app);
  await new Promise((done) => setTimeout(done, tellMs));
  const closed = app.close();
  // A connection whose last answer began before the stop has no `Connection: close`, and would be kept open for a minute.
  const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
  const grace = setTimeout(() => app.server.closeAllConnections(), graceMs);
  try {
    await closed;
  } finally {
    clearInterval(idle);
    clearTimeout(grace);
  }
}
