/** Stored mail, as `GET /mailbox` answers it. */
import { apiUrl, request } from '#authProvider/request.ts';

export interface StoredMail {
  id: number;
  to: string;
  subject: string;
  /** Plain text. */
  body: string;
  attachments: readonly { filename: string }[];
  /** ISO instant. */
  createdDate: string;
}

/** Newest first. @throws RequestFailure, with status 404 when mail goes out through a server. */
export const loadMail = async (signal: AbortSignal): Promise<StoredMail[]> => {
  const { data } = await request<StoredMail[] | { items: StoredMail[] }>('GET', '/mailbox', { signal });
  return Array.isArray(data) ? data : data.items;
};

/** The address of an attachment's bytes, by its place in the mail. */
export const attachmentUrl = ({ id }: StoredMail, place: number): string => apiUrl(`/mailbox/${id}/attachments/${place}`);
