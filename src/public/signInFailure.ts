/** Refusals of a sign-in that lead to a page of their own instead of a message (000 §4, §6). */
import { leaveNotice } from '#authProvider/notice.ts';
import { RequestFailure } from '#authProvider/request.ts';

const KEY = 'atrium.passwordResetToken';

/** The token for replacing an expired password, stored for this tab until it is used. */
export const storedResetToken = (): string | null => sessionStorage.getItem(KEY);
export const forgetResetToken = (): void => sessionStorage.removeItem(KEY);

/** The page to replace an expired password. */
export const expiredPasswordPath = (token: string): string => `/update-password?token=${encodeURIComponent(token)}&expired=true`;

/**
 * The page for a refused sign-in: the change of an expired password, or the explanation for staff whose building keeps them
 * out of the portal. Undefined when a message on the sign-in page is enough.
 */
export function refusalPath(error: unknown): string | undefined {
  if (!(error instanceof RequestFailure) || typeof error.data !== 'object' || error.data === null) return undefined;
  const { passwordExpired, passwordResetToken, reason } = error.data as Record<string, unknown>;
  if (passwordExpired === true && typeof passwordResetToken === 'string') {
    sessionStorage.setItem(KEY, passwordResetToken);
    return expiredPasswordPath(passwordResetToken);
  }
  if (reason !== 'staffSignInOff') return undefined;
  leaveNotice('staffSignInOff');
  return '/confirm-account/staff';
}
