/**
 * By which ways a notice reaches a person, and what the person may choose. One declaration: the preferences page is made from it, and
 * the server delivers by it. The portal always shows a notice.
 */

/** Ways out of the portal; a person can turn each off for a kind of notice. */
export const channels = ['mail', 'push'] as const;
export type Channel = (typeof channels)[number];

/** Kinds of notice; for one that is `urgent` nobody has a choice, and it goes before all others. */
export const noticeKinds = {
  notification: {},
  event: {},
  serviceRequest: {},
  aircon: {},
  permit: {},
  document: {},
  marketplace: {},
  emergency: { urgent: true },
} as const satisfies Record<string, { urgent?: true }>;
export type NoticeKind = keyof typeof noticeKinds;

/** The kinds for which a person can choose. */
export const chosenKinds = (Object.keys(noticeKinds) as NoticeKind[]).filter((kind) => !('urgent' in noticeKinds[kind]));

/** The preference that holds the channels which a person has turned off for a kind: `['mail']`. */
export const turnedOffKey = (kind: NoticeKind): string => `channels.${kind}`;
