/** Why the sign-in page is shown, said once: kept over the reload that signing out makes. */
export const notices = ['inactive', 'version', 'signedOut', 'staffSignInOff'] as const;
export type Notice = (typeof notices)[number];
const KEY = 'atrium.notice';

export const leaveNotice = (notice: Notice): void => sessionStorage.setItem(KEY, notice);

/** The notice that waits, if any; it is gone afterwards. */
export function takeNotice(): Notice | undefined {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return notices.find((one) => one === kept);
}
