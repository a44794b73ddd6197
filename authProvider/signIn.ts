/** Signing in: e-mail and password, then a one-time code where the building asks for one (000 §4 Login). */
import { RequestFailure, request } from './request.ts';
import { loadSession } from './session.ts';
import type { PortalSession } from './sessionStore.ts';
import { keepTokens, type Tokens } from './tokens.ts';

/** The code that the person must enter. */
export interface OtpStep {
  maskedEmail: string;
  otpUniqueId: string;
}
type LoginAnswer = ({ otpRequired: true } & OtpStep) | ({ otpRequired: false } & Tokens);
export type SignInResult = { otp: OtpStep } | { session: PortalSession };

const KEY = 'atrium.otp';

/** The step that a reload of /enter-code goes on with; it holds no secret. */
export function pendingOtp(): OtpStep | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as OtpStep | null;
    return kept?.otpUniqueId ? kept : undefined;
  } catch {
    return undefined;
  }
}

export const forgetOtp = (): void => sessionStorage.removeItem(KEY);

/** @throws RequestFailure; `signInMessage` words it. */
export async function signIn(username: string, password: string): Promise<SignInResult> {
  const { data } = await request<LoginAnswer>('POST', '/auth/login', { body: { username, password } });
  if (data.otpRequired) {
    const otp = { maskedEmail: data.maskedEmail, otpUniqueId: data.otpUniqueId };
    sessionStorage.setItem(KEY, JSON.stringify(otp));
    return { otp };
  }
  keepTokens(data);
  return { session: await loadSession() };
}

/** `trustDevice`: this browser is not asked for a code again for 30 days. */
export async function validateOtp(otp: string, otpUniqueId: string, trustDevice = false): Promise<PortalSession> {
  const body = { otp, otpUniqueId, ...(trustDevice ? { trustDevice } : {}) };
  const { data } = await request<Tokens>('POST', '/auth/validate-otp', { body });
  forgetOtp();
  keepTokens(data);
  return loadSession();
}

/** Sends a new code; the old one is void. */
export async function resendOtp(otpUniqueId: string): Promise<void> {
  const { data } = await request<Partial<OtpStep> | null>('PUT', '/auth/generate-otp', { body: { otpUniqueId } });
  const kept = pendingOtp();
  if (kept && data?.otpUniqueId) sessionStorage.setItem(KEY, JSON.stringify({ ...kept, otpUniqueId: data.otpUniqueId }));
}

/** 000 §8 Login messages: an i18n key of the sign-in pages, or the server's own sentence. */
export function signInMessage(error: unknown): string {
  if (!(error instanceof RequestFailure)) throw error;
  if (error.status === 0 || error.status === 502 || error.status === 503) return 'auth.unavailable';
  if (error.status === 401) return 'auth.badCredentials';
  const said = error.message.startsWith('errors.') ? '' : error.message;
  return said || (error.status >= 500 ? 'auth.unavailable' : 'auth.badCredentials');
}
