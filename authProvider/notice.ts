/** Why the sign-in page is shown: survives the reload at sign-out and is shown once. */
export const notices = ['inactive', 'version', 'signedOut', 'staffSignInOff'] as const;
export type Notice = (typeof notices)[number];
const KEY = 'atrium.notice';

export const leaveNotice = (notice: Notice): void => sessionStorage.setItem(KEY, notice);

/** The pending notice, if any; reading removes it. */
export function takeNotice(): Notice | undefined {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return notices.find((one) => one === stored);
}
