/** The calls behind the link of a permit's contractor: the page's own address. */
import { RequestFailure, request } from '#authProvider/request.ts';
import type { ContractorForm } from '#schemas/fmForms/contractorForm.ts';

/** That of the page as it was opened: a call that comes late must not take the address of the page that follows. */
let opened = '';
const link = () => opened;

export async function readForm(): Promise<ContractorForm> {
  opened = window.location.pathname.replace(/\/+$/, '');
  return (await request<ContractorForm>('GET', link())).data;
}
export const termsPath = (): string => `${link()}/terms`;

/** `leaving`: the browser finishes it although the page is being closed. */
export const keepDraft = async (draft: string, leaving = false): Promise<void> => {
  await request<null>('PUT', `${link()}/draft`, { body: { draft }, ...(leaving ? { keepalive: true as const } : {}) });
};

/** The file of a document that is asked for, or one more document. */
export async function sendFile(file: File, documentId?: number): Promise<ContractorForm> {
  const body = new FormData();
  if (documentId !== undefined) body.append('documentId', String(documentId));
  body.append('file', file);
  return (await request<ContractorForm>('POST', `${link()}/files`, { body, timeoutMs: 120_000 })).data;
}

export const submitForm = async (body: object): Promise<void> => {
  await request<null>('PUT', `${link()}/submit`, { body });
};

/** The page that says why a link does not work, if that is why a call failed. */
export function endOf(error: unknown): string | undefined {
  if (!(error instanceof RequestFailure)) return undefined;
  if (error.status === 404) return '/contractor-form/invalid';
  if (error.code === 'linkExpired') return '/contractor-form/expired';
  return error.code === 'notAllowedNow' ? '/contractor-form/submitted' : undefined;
}
