/** Signing in: e-mail and password, then a one-time code where the building asks for one (000 §4 Login). */
import { RequestFailure, request } from './request.ts';
import { loadSession } from './session.ts';
import type { PortalSession } from './sessionStore.ts';
import { setTokens, type Tokens } from './tokens.ts';

/** The pending one-time code. */
export interface OtpStep {
  maskedEmail: string;
  otpUniqueId: string;
}
type LoginAnswer = ({ otpRequired: true } & OtpStep) | ({ otpRequired: false } & Tokens);
export type SignInResult = { otp: OtpStep } | { session: PortalSession };

const KEY = 'atrium.otp';

/** The step that a reload of /enter-code continues; it holds no secret. */
export function pendingOtp(): OtpStep | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as OtpStep | null;
    return stored?.otpUniqueId ? stored : undefined;
  } catch {
    return undefined;
  }
}

export const clearOtp = (): void => sessionStorage.removeItem(KEY);

/** @throws RequestFailure; `signInMessage` words it. */
export async function signIn(username: string, password: string): Promise<SignInResult> {
  const { data } = await request<LoginAnswer>('POST', '/auth/login', { body: { username, password } });
  if (data.otpRequired) {
    const otp = { maskedEmail: data.maskedEmail, otpUniqueId: data.otpUniqueId };
    sessionStorage.setItem(KEY, JSON.stringify(otp));
    return { otp };
  }
  setTokens(data);
  return { session: await loadSession() };
}

/** `trustDevice`: this browser is not asked for a code again for 30 days. */
export async function validateOtp(otp: string, otpUniqueId: string, trustDevice = false): Promise<PortalSession> {
  const body = { otp, otpUniqueId, ...(trustDevice ? { trustDevice } : {}) };
  const { data } = await request<Tokens>('POST', '/auth/validate-otp', { body });
  clearOtp();
  setTokens(data);
  return loadSession();
}

/** Sends a new code; the old one becomes invalid. */
export async function resendOtp(otpUniqueId: string): Promise<void> {
  const { data } = await request<Partial<OtpStep> | null>('PUT', '/auth/generate-otp', { body: { otpUniqueId } });
  const pending = pendingOtp();
  if (pending && data?.otpUniqueId) sessionStorage.setItem(KEY, JSON.stringify({ ...pending, otpUniqueId: data.otpUniqueId }));
}

/** 000 §8 Login messages: an i18n key of the sign-in pages, or the server's own sentence. */
export function signInMessage(error: unknown): string {
  if (!(error instanceof RequestFailure)) throw error;
  if (error.status === 0 || error.status === 502 || error.status === 503) return 'auth.unavailable';
  if (error.status === 401) return 'auth.badCredentials';
  const sentence = error.message.startsWith('errors.') ? '' : error.message;
  return sentence || (error.status >= 500 ? 'auth.unavailable' : 'auth.badCredentials');
}
