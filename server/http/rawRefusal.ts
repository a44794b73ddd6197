/**
 * Answers errors for which there is no request object: headers that are too long, too slow or not HTTP. They look like every
 * other failure, in English, because the client's language is unknown.
 */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { fallbackLocale } from '#i18n/locales.ts';
import { type Envelope, type ErrorCode, errorStatus } from '#schemas/kernel/calls/errors.ts';
import { AppError } from '#server/errors/appError.ts';
import { messageOf } from '#server/errors/errorMessages.ts';
import { closeGently, isClosing } from './gracefulClose.ts';
import { API_HEADERS } from './headers.ts';

/** The whole answer, head and body. */
export function rawRefusal(code: ErrorCode, headers: Readonly<Record<string, string>> = {}): string {
  const requestId = crypto.randomUUID();
  const envelope: Envelope = {
    success: false,
    data: null,
    message: messageOf(new AppError(code), fallbackLocale),
    code,
    requestId,
  };
  const body = JSON.stringify(envelope);
  const status = errorStatus[code];
  const lines = {
    ...API_HEADERS,
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    date: new Date().toUTCString(),
    connection: 'close',
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('\r\n')}\r\n\r\n${body}`;
}

const CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'tooLarge',
};

/** An answer in progress would be corrupted by a second one. */
const isAnswering = (socket: Socket) =>
  (socket as { _httpMessage?: { headersSent: boolean } | null })._httpMessage?.headersSent === true;

/** Answers a connection on which Node could not parse a request (`clientError`). */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  // What the client sends after the refusal is not HTTP either.
  if (isClosing(socket)) return;
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  const code = CODES[error.code ?? ''] ?? 'malformed';
  // Stop reading: the rest of the request must not be served after the refusal.
  if (code === 'requestTimeout') socket.end(rawRefusal(code), () => socket.destroy());
  else closeGently(socket, rawRefusal(code));
}
