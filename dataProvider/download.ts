/** Stored files: a call of their own with the session's token, because a link would go without it. */
import { HttpError } from 'ra-core';
import { freshToken } from '#authProvider/refresh.ts';
import { apiBase, TIMEOUT_MS } from '#authProvider/request.ts';
import { currentToken } from '#authProvider/tokens.ts';
import type { EmbeddedFile } from '#schemas/kernel/entity/types.ts';
import { saveBlob } from './saveBlob.ts';

/** `fullPath` starts with the server's own `/api`; the portal may know the API by another address. */
const addressOf = (fullPath: string): string => (fullPath.startsWith('/api/') ? apiBase() + fullPath.slice(4) : fullPath);

async function fetchFile(address: string, token: string | null, signal?: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, {
      credentials: 'include',
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      signal: signal ? AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) : AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new HttpError('errors.network', 0, {});
  }
}

/**
 * The bytes of a stored file.
 * @throws HttpError when it is gone, out of reach, or the server cannot be reached
 */
export async function storedBlob(file: EmbeddedFile, signal?: AbortSignal): Promise<Blob> {
  const address = addressOf(file.fullPath);
  let response = await fetchFile(address, currentToken(), signal);
  if (response.status === 401) response = await fetchFile(address, await freshToken(currentToken()), signal);
  if (!response.ok) throw new HttpError(response.status === 404 ? 'errors.notFound' : 'errors.internal', response.status, {});
  return response.blob();
}

/**
 * Saves a stored file under its own name.
 * @returns false for an empty file: nothing is saved, and the caller shows a notice (000 §8)
 * @throws HttpError like `storedBlob`
 */
export async function download(file: EmbeddedFile): Promise<boolean> {
  const blob = await storedBlob(file);
  if (blob.size === 0) return false;
  saveBlob(blob, file.name);
  return true;
}
