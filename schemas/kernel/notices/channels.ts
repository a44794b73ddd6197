/**
 * By which ways a notice reaches a person, and what the person may choose. One declaration: the preferences page is made from it, and
 * the server delivers by it. The portal always shows a notice.
 */
import type { Permission } from '../rights/catalogue.ts';

/** What makes a person one whom a kind of notice concerns: a permission, or being named in a setting (`parties.ts`). */
export interface Concerns {
  permission?: Permission;
  parties?: readonly string[];
}

/** Ways out of the portal; a person can turn each off for a kind of notice. */
export const channels = ['mail', 'push'] as const;
export type Channel = (typeof channels)[number];

/**
 * Kinds of notice; for one that is `urgent` nobody has a choice, and it goes before all others. `concerns`: only people of whom one of these
 * is true are ever told, so that nobody else is asked to choose; absent: whoever is addressed.
 */
export const noticeKinds = {
  notification: {},
  event: {},
  serviceRequest: { concerns: [{ permission: 'SERVICE_REQUEST_LIST' }] },
  feedback: {},
  aircon: { concerns: [{ permission: 'AIRCON_LIST' }] },
  permit: { concerns: [{ permission: 'FORM_LIST' }, { parties: ['fm-form-settings.mcstUsers'] }] },
  document: {},
  hotdesk: {},
  loan: {},
  booking: {},
  access: { concerns: [{ permission: 'ACCESS_CONTROL_LIST' }] },
  loadingBay: {},
  visitor: {},
  location: { concerns: [{ permission: 'LOCATION_EDIT' }] },
  marketplace: {},
  order: {},
  billing: { concerns: [{ permission: 'BILLING_MANAGE' }] },
  privileges: {},
  emergency: { urgent: true },
} as const satisfies Record<string, { urgent?: true; concerns?: readonly Concerns[] }>;
export type NoticeKind = keyof typeof noticeKinds;

/** The kinds for which people can choose. */
export const chosenKinds = (Object.keys(noticeKinds) as NoticeKind[]).filter((kind) => !('urgent' in noticeKinds[kind]));

/** The preference that holds the channels which a person has turned off for a kind: `['mail']`. */
export const turnedOffKey = (kind: NoticeKind): string => `channels.${kind}`;
