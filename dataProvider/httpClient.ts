/** The HTTP client of the signed-in portal: our requests, with react-admin's errors. */
import { HttpError } from 'ra-core';
import { type Answer, type HttpMethod, RequestFailure, type RequestOptions } from '#authProvider/request.ts';
import { authorised } from '#authProvider/session.ts';
import { reportSoftFailure } from './softFailures.ts';

export type HttpOptions = Omit<RequestOptions, 'token'>;
/** The body of a failed call: `errors` has one sentence per field, as react-admin's forms expect it. */
export interface HttpErrorBody {
  code: RequestFailure['code'];
  errors?: Record<string, string>;
  /** For `stale`: the record as it is now. */
  data: unknown;
  requestId?: string;
}

/**
 * Calls the API below its base: `http<Paged<Row>>('GET', '/car-parks', { query: { page: 1 } })`. Gives up after 30 s,
 * refreshes an expired token once.
 * @throws HttpError whose `body` is an `HttpErrorBody`; the abort error when the caller gave up.
 */
export async function http<T>(method: HttpMethod, path: string, options: HttpOptions = {}): Promise<Answer<T>> {
  try {
    return await authorised<T>(method, path, options);
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    reportSoftFailure(path, error);
    const errors = Object.fromEntries(Object.entries(error.errors).map(([field, one]) => [field, one.message]));
    const body: HttpErrorBody = {
      code: error.code,
      ...(Object.keys(errors).length ? { errors } : {}),
      data: error.data,
      requestId: error.requestId,
    };
    throw new HttpError(error.message, error.status, body);
  }
}
