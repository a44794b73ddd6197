/** The second step of signing in: the page of the one-time code loads it (000 §4 Login). */
import { keepOtp, OTP_KEY, type OtpStep } from './otpStep.ts';
import { request } from './request.ts';
import { loadSession } from './session.ts';
import type { PortalSession } from './sessionStore.ts';
import { setTokens, type Tokens } from './tokens.ts';

/** The step that a reload of /enter-code continues; it holds no secret. */
export function pendingOtp(): OtpStep | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(OTP_KEY) ?? 'null') as OtpStep | null;
    return stored?.otpUniqueId ? stored : undefined;
  } catch {
    return undefined;
  }
}

export const clearOtp = (): void => sessionStorage.removeItem(OTP_KEY);

/** `trustDevice`: this browser is not asked for a code again for 30 days. */
export async function validateOtp(otp: string, otpUniqueId: string, trustDevice = false): Promise<PortalSession> {
  const body = { otp, otpUniqueId, ...(trustDevice ? { trustDevice } : {}) };
  const { data } = await request<Tokens>('POST', '/auth/validate-otp', { body });
  clearOtp();
  setTokens(data);
  return loadSession();
}

/** Sends a new code; the old one becomes invalid. Returns what the server says of it. */
export async function resendOtp(otpUniqueId: string): Promise<string> {
  const { data, message } = await request<Partial<OtpStep> | null>('PUT', '/auth/generate-otp', { body: { otpUniqueId } });
  const pending = pendingOtp();
  if (pending && data?.otpUniqueId) keepOtp({ ...pending, otpUniqueId: data.otpUniqueId });
  return message;
}
