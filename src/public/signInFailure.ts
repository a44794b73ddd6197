/** Refusals of a sign-in that lead to a page of their own instead of a message (000 §4, §6). */
import { leaveNotice } from '#authProvider/notice.ts';
import { RequestFailure } from '#authProvider/request.ts';

const KEY = 'atrium.passwordResetToken';

/** The token for replacing an expired password, stored for this tab until it is used. */
export const storedResetToken = (): string | null => sessionStorage.getItem(KEY);
export const forgetResetToken = (): void => sessionStorage.removeItem(KEY);

/** The page that chooses a new password in the place of an expired one. */
export const expiredPasswordPath = (token: string): string => `/update-password?token=${encodeURIComponent(token)}&expired=true`;

/**
 * Where a refused sign-in leads: an expired password to choosing a new one, staff of a building that keeps them out of
 * the portal to the page that says so. Undefined when a message on the spot is right.
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
