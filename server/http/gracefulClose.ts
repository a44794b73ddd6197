/**
 * Closes a connection so that the answer still arrives. Closing a socket while the client is still sending resets the
 * connection, and the client may never read the answer; so it stays open for a moment, and further input is discarded.
 */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const LINGER_MS = 2_000;
const closing = new WeakSet<Socket>();

/** True once the last answer has been sent. */
export const isClosing = (socket: Socket): boolean => closing.has(socket);

/** Sends the rest, if any, and closes when the other side has closed, or after a moment. */
export function closeGently(socket: Socket, words = ''): void {
  if (closing.has(socket)) return;
  closing.add(socket);
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.once('end', () => socket.destroy());
  socket.end(words);
  socket.resume();
}

/** Must be installed before every other hook. */
export function installGracefulClose(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isClosing(request.raw.socket)) return done();
    // A request after the last answer is not served, because its answer could not be delivered.
    reply.hijack();
    request.raw.socket.destroy();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request;
    if (raw.complete !== false || reply.raw.headersSent) return done(null, payload);
    // Answered before the body was read: the rest is not worth waiting for, and would be parsed as the next request.
    reply.header('connection', 'close');
    const { socket } = raw;
    socket.destroySoon = () => closeGently(socket);
    done(null, payload);
  });
}
