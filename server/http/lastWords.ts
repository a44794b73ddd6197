/**
 * Closing a connection so that the answer still arrives. A socket that is closed while the client is sending answers what
 * comes next with a reset, and the client may never read why; so it is heard for a moment longer, and nothing it says is
 * served.
 */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const HEAR_MS = 2_000;
const closing = new WeakSet<Socket>();

/** True from then on when the last answer has been given. */
export const isClosing = (socket: Socket): boolean => closing.has(socket);

/** Sends the rest, if there is any, and closes once the other side has, or after a moment. */
export function closeGently(socket: Socket, words = ''): void {
  if (closing.has(socket)) return;
  closing.add(socket);
  const timer = setTimeout(() => socket.destroy(), HEAR_MS).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.once('end', () => socket.destroy());
  socket.end(words);
  socket.resume();
}

/** To be installed before every other hook. */
export function installLastWords(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isClosing(request.raw.socket)) return;
    // Asked after the last answer: it is not done, because nobody would learn of it.
    reply.hijack();
    request.raw.socket.destroy();
  });
  app.addHook('onSend', async (request, reply) => {
    const { raw } = request;
    if (raw.complete !== false || reply.raw.headersSent) return;
    // Answered before the body was read: the rest is not worth the wait, and would be taken for the next request.
    reply.header('connection', 'close');
    const { socket } = raw;
    socket.destroySoon = () => closeGently(socket);
  });
}
