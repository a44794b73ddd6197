/**
 * One HTTP request to the API (000 §7): the envelope is opened, a failure becomes a `RequestFailure`. It knows nothing of
 * react-admin, so that pages without sign-in stay light; `#dataProvider/httpClient.ts` adds the session to it.
 */
import { fallbackLocale } from '#i18n/locales.ts';
import type { Envelope, ErrorCode } from '#schemas/kernel/calls/errors.ts';
import { type Query, searchOf } from '#schemas/kernel/calls/search.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type { Query };

export interface RequestOptions {
  /** Sent as JSON, or as it is when it is `FormData`. */
  body?: unknown;
  /** The browser finishes the request although the page is left. */
  keepalive?: true;
  query?: Query;
  signal?: AbortSignal;
  timeoutMs?: number;
  headers?: Readonly<Record<string, string>>;
  token?: string | null;
}
export interface Answer<T> {
  data: T;
  message: string;
  status: number;
}
/** Codes of the server, and two that only the portal can detect. */
export type FailureCode = ErrorCode | 'network' | 'timeout';

/** 000 §9: timeout of a request. */
export const TIMEOUT_MS = 30_000;
/** 000 §9: timeout of slow calls: both steps of an upload, slow actions, downloads. */
export const SLOW_CALL_MS = 120_000;

/** A failed call; `status` 0 when there was no answer. `message` is a sentence of the server or an i18n key. */
export class RequestFailure extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly errors: NonNullable<Envelope['errors']>;
  readonly data: unknown;
  readonly requestId: string | undefined;
  constructor(status: number, code: FailureCode, envelope: Partial<Envelope> = {}) {
    super(envelope.message || `errors.${code}`);
    this.name = 'RequestFailure';
    this.status = status;
    this.code = code;
    this.errors = envelope.errors ?? {};
    this.data = envelope.data ?? null;
    this.requestId = envelope.requestId;
  }
}

/** Where the API is: set at run time by the server in `<meta name="atrium-api">`. */
export const apiBase = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="atrium-api"]')?.content.replace(/\/+$/, '') || '/api';

/** The whole address of a call, for links and downloads. */
export function apiUrl(path: string, query: Query = {}): string {
  return `${apiBase()}${path}${searchOf(query)}`;
}

function codeOf(status: number): FailureCode {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  if (status === 413) return 'tooLarge';
  if (status === 429) return 'tooMany';
  return status >= 502 && status <= 504 ? 'unavailable' : 'internal';
}

async function send(method: HttpMethod, path: string, options: RequestOptions): Promise<Response> {
  const { body, query, signal, timeoutMs = TIMEOUT_MS, headers, token, keepalive } = options;
  const deadline = AbortSignal.timeout(timeoutMs);
  const isForm = body instanceof FormData;
  try {
    return await fetch(apiUrl(path, query), {
      method,
      credentials: 'include',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      headers: {
        Accept: 'application/json',
        'Accept-Language': document.documentElement.lang || fallbackLocale,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
      ...(keepalive ? { keepalive } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new RequestFailure(0, deadline.aborted ? 'timeout' : 'network');
  }
}

/**
 * Sends a request and unwraps its envelope.
 * @throws RequestFailure for every answer but success; the abort error when the caller aborted.
 */
export async function request<T>(method: HttpMethod, path: string, options: RequestOptions = {}): Promise<Answer<T>> {
  const response = await send(method, path, options);
  const envelope = (await response.json().catch(() => {
    // Given up while the answer came: no failure of the server.
    options.signal?.throwIfAborted();
  })) as Envelope<T> | undefined;
  const isObject = typeof envelope === 'object' && envelope !== null;
  const isEnvelope = isObject && 'success' in envelope;
  if (response.ok && isEnvelope && envelope.success)
    return { data: envelope.data, message: envelope.message, status: response.status };
  // 000 §8: bare tokens pass as well.
  if (response.ok && isObject && 'accessToken' in envelope) return { data: envelope as T, message: '', status: response.status };
  if (!isEnvelope) throw new RequestFailure(response.status, codeOf(response.status));
  throw new RequestFailure(response.status, envelope.code ?? codeOf(response.status), envelope);
}
