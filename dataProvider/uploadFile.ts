/** Sending one file (000 §7): by XMLHttpRequest, because only that reports upload progress. */
import { HttpError } from 'ra-core';
import { freshToken, needsRefresh } from '#authProvider/refresh.ts';
import { apiUrl, RequestFailure } from '#authProvider/request.ts';
import { currentToken } from '#authProvider/tokens.ts';
import { fallbackLocale } from '#i18n/locales.ts';
import type { Envelope } from '#schemas/kernel/calls/errors.ts';
import type { EmbeddedFile } from '#schemas/kernel/entity/types.ts';
import type { UploadOptions } from './types.ts';

/** 5 MB over a slow connection take longer than a usual call. */
const TIMEOUT_MS = 120_000;

/** 000 §7: what a file is for unless the caller says so. */
export const defaultModule = ({ name }: Pick<File, 'name'>): string => (/\.(jpe?g|png)$/i.test(name) ? 'FEEDBACK' : 'EMAIL');

function envelopeOf(request: XMLHttpRequest): Partial<Envelope<EmbeddedFile>> {
  try {
    return (JSON.parse(request.responseText) as Envelope<EmbeddedFile> | null) ?? {};
  } catch {
    return {};
  }
}

function send(body: FormData, token: string | null, { onProgress, signal }: UploadOptions): Promise<EmbeddedFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (code: 'network' | 'timeout') => () => reject(new RequestFailure(0, code));
    request.open('POST', apiUrl('/system-files/upload'));
    request.withCredentials = true;
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', document.documentElement.lang || fallbackLocale);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onerror = fail('network');
    request.ontimeout = fail('timeout');
    request.onabort = () => reject(signal?.reason ?? new DOMException('', 'AbortError'));
    request.onload = () => {
      const envelope = envelopeOf(request);
      if (envelope.success && envelope.data) return resolve(envelope.data);
      const { status } = request;
      const code = status === 413 ? 'tooLarge' : status === 401 ? 'unauthenticated' : 'internal';
      reject(new RequestFailure(status, envelope.code ?? code, envelope));
    };
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

/**
 * Stores a file and gives what a record embeds of it.
 * @throws HttpError with the server's sentence; the abort error when the caller gave up
 */
export async function uploadFile(file: File, options: UploadOptions = {}): Promise<EmbeddedFile> {
  const body = new FormData();
  body.append('module', options.module ?? defaultModule(file));
  body.append('file', file);
  const token = currentToken();
  try {
    return await send(body, token, options).catch(async (error: unknown) => {
      if (!needsRefresh(error)) throw error;
      return send(body, await freshToken(token), options);
    });
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    throw new HttpError(error.message, error.status, { code: error.code });
  }
}
