/** Stored mail, as `GET /mailbox` answers it. */
import { request } from '#authProvider/request.ts';

export interface StoredMail {
  id: number;
  to: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** ISO instant. */
  createdDate: string;
}

/** Newest first. @throws RequestFailure, with status 404 when mail goes out through a server. */
export const loadMail = async (signal: AbortSignal): Promise<StoredMail[]> => {
  const { data } = await request<StoredMail[] | { items: StoredMail[] }>('GET', '/mailbox', { signal });
  return Array.isArray(data) ? data : data.items;
};
