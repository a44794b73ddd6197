/** Signing in: e-mail and password, then a one-time code where the building asks for one (000 §4 Login). */
import { keepOtp, type OtpStep } from './otpStep.ts';
import { RequestFailure, request } from './request.ts';
import { loadSession } from './session.ts';
import type { PortalSession } from './sessionStore.ts';
import { setTokens, type Tokens } from './tokens.ts';

type LoginAnswer = ({ otpRequired: true } & OtpStep) | ({ otpRequired: false } & Tokens);
export type SignInResult = { otp: OtpStep } | { session: PortalSession };

/** @throws RequestFailure; `signInMessage` words it. */
export async function signIn(username: string, password: string): Promise<SignInResult> {
  const { data } = await request<LoginAnswer>('POST', '/auth/login', { body: { username, password } });
  if (data.otpRequired) {
    const otp = { maskedEmail: data.maskedEmail, otpUniqueId: data.otpUniqueId };
    keepOtp(otp);
    return { otp };
  }
  setTokens(data);
  return { session: await loadSession() };
}

/** 000 §8 Login messages: an i18n key of the sign-in pages, or the server's own sentence. */
export function signInMessage(error: unknown): string {
  if (!(error instanceof RequestFailure)) throw error;
  if (error.status === 0 || error.status === 502 || error.status === 503) return 'auth.unavailable';
  if (error.status === 401) return 'auth.badCredentials';
  const sentence = error.message.startsWith('errors.') ? '' : error.message;
  return sentence || (error.status >= 500 ? 'auth.unavailable' : 'auth.badCredentials');
}
