/**
 * Cuts off clients that send a body too slowly or never finish it. Only what arrives at the socket counts: a body that waits
 * for us, because its reader is behind, is not slow. Answers, downloads and live streams are not affected.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/appError.ts';
import type { Limits } from './limits.ts';

interface Body {
  request: FastifyRequest;
  /** When it began and when data last arrived, in ms; both move on while it waits for us. */
  began: number;
  heard: number;
  /** Bytes that the socket had read by then. */
  atBegin: number;
  bytes: number;
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const waitsForUs = ({ raw }: FastifyRequest) => raw.readableLength >= raw.readableHighWaterMark;

/** Through the normal answer when there is none yet: the reader of the body receives it like any other failure. */
function cutOff({ raw }: FastifyRequest, answered: boolean): void {
  if (answered || raw.listenerCount('error') === 0) raw.socket.destroy();
  else raw.emit('error', new AppError('requestTimeout'));
}

export function watchBodies(app: FastifyInstance, limits: Limits): void {
  const open = new Map<Body, () => boolean>();
  let timer: ReturnType<typeof setInterval> | undefined;

  const drop = (body: Body) => {
    open.delete(body);
    if (open.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  const forgetDone = () => {
    for (const body of [...open.keys()]) if (body.request.raw.complete || body.request.raw.socket.destroyed) drop(body);
  };
  const look = () => {
    forgetDone();
    const now = Date.now();
    for (const [body, isAnswered] of [...open]) {
      const { request } = body;
      const bytes = request.raw.socket.bytesRead;
      if (waitsForUs(request)) {
        body.began += limits.lookMs;
        body.heard = now;
      }
      if (bytes > body.bytes) body.heard = now;
      body.bytes = bytes;
      const due = limits.bodyMs + ((bytes - body.atBegin) / limits.pace) * 1000;
      if (now - body.heard <= limits.silenceMs && now - body.began <= due) continue;
      drop(body);
      cutOff(request, isAnswered());
    }
  };
  const countOf = (ip: string) => [...open.keys()].filter(({ request }) => request.ip === ip).length;

  app.addHook('onRequest', (request, reply, done) => {
    // A body that arrived with the headers is already complete.
    if (!hasBody(request) || request.raw.complete !== false) return done();
    if (open.size >= limits.bodiesPerAddress) {
      forgetDone();
      if (countOf(request.ip) >= limits.bodiesPerAddress) throw new AppError('tooMany', { headers: { 'retry-after': '30' } });
    }
    const now = Date.now();
    const bytes = request.raw.socket.bytesRead;
    open.set({ request, began: now, heard: now, atBegin: bytes, bytes }, () => reply.raw.headersSent);
    timer ??= setInterval(look, limits.lookMs).unref();
    done();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
