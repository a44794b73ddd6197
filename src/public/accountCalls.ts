/** The calls of password reset and registration (000 §7 Authentication), and the wording of their failures. */
import { RequestFailure, request } from '#authProvider/request.ts';

/** What a link is for, as far as its holder may know. */
export interface LinkFacts {
  purpose: 'PASSWORD_RESET' | 'PASSWORD_EXPIRED' | 'INVITATION' | 'MEMBERSHIP';
  maskedEmail: string;
}
export interface InvitationFacts extends LinkFacts {
  purpose: 'INVITATION';
  fullName: string;
  username: string;
  companyName: string;
  buildingName: string;
  roleCode: string;
  /** The versions of the legal texts that are in force. */
  termsVersion: string;
  consentVersion: string;
}
/** An invitation to somebody who has an account. */
export interface MembershipFacts extends LinkFacts {
  purpose: 'MEMBERSHIP';
  companyName: string;
  buildingName: string;
  roleName: string;
}
export interface Registration {
  token: string;
  fullName: string;
  password: string;
  mobileNumber?: string;
  termsVersion: string;
  consentVersion: string;
}

/** Asks for a mail with a link; the sentence that the server answers is the same for everybody. */
export const forgotPassword = async (username: string): Promise<string> =>
  (await request<null>('POST', '/auth/forgot-password', { body: { username } })).message;

/** @throws RequestFailure; `isDeadLink` tells a link that no longer works from other failures. */
export const checkLink = async (token: string): Promise<LinkFacts | InvitationFacts | MembershipFacts> =>
  (await request<LinkFacts | InvitationFacts | MembershipFacts>('POST', '/auth/check-request-valid', { body: { token } })).data;

export const updatePassword = async (token: string, password: string): Promise<string> =>
  (await request<null>('POST', '/auth/update-password', { body: { token, password } })).message;

/** Confirms an account; gives the success page of the role. */
export const confirmAccount = async (registration: Registration): Promise<string> =>
  (await request<{ page: string }>('POST', '/auth/confirm-account', { body: registration })).data.page;

/** Says yes or no to joining an office centre. */
export const answerInvitation = async (token: string, accept: boolean): Promise<void> => {
  await request<null>('POST', '/auth/answer-invitation', { body: { token, accept } });
};

/** True for a link that was used, replaced, taken back or has run out (000 §8). */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof RequestFailure && (error.code === 'linkExpired' || error.code === 'invalidInvitation');

/** The message of a failure: the server's own sentence, or a key of the light pages. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof RequestFailure)) throw error;
  if (error.status === 0 || error.status >= 502) return 'entry.unavailable';
  return error.message.startsWith('errors.') ? 'entry.failed' : error.message;
}

/** The server's error about a field, if any. */
export const fieldError = (error: unknown, field: string): string | undefined =>
  error instanceof RequestFailure ? error.errors[field]?.message : undefined;
