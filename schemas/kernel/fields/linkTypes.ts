/** The types of links and their targets: separate from their rules, which lists do not need. */
import type { LocaleCode } from '#i18n/locales.ts';

export const linkTypes = ['WEB_LINK', 'DEEPLINK', 'PHONE', 'EMAIL'] as const;
export type LinkType = (typeof linkTypes)[number];
/** A web link opens in the app or in an external browser. */
export const openIns = ['APP', 'BROWSER'] as const;
export type OpenIn = (typeof openIns)[number];

/** Parts that a link has only where its field says so (`more`): another address for when the first one cannot be opened, addresses in other languages. */
export const moreParts = ['url2', 'urls'] as const;
export type MorePart = (typeof moreParts)[number];

export interface LinkValue {
  type: LinkType;
  url?: string;
  url2?: string;
  /** Of the same type, for readers of other languages; the others get the one address of the link. */
  urls?: Partial<Record<LocaleCode, string>>;
  openIn?: OpenIn;
  iosUrl?: string;
  androidUrl?: string;
  phone?: string;
  email?: string;
}
export type LinkPart = Exclude<keyof LinkValue, 'type'>;

/** The input that takes the one address of a link of this type; of a deeplink the first. */
const inputOf = { WEB_LINK: 'url', DEEPLINK: 'iosUrl', PHONE: 'phone', EMAIL: 'email' } as const;
export const linkInput = (type: LinkType): (typeof inputOf)[LinkType] => inputOf[type] ?? 'url';

/** The parts of a link by which it is also written and answered in one's own names (`partOf`): `url` is its address whatever its type is. */
export const saidParts = ['type', 'url', 'url2', 'urls', 'openIn'] as const;
export type SaidPart = (typeof saidParts)[number];

/** The address that a browser opens; undefined for a deeplink, which only the app understands. */
export function linkHref({ type, url, phone, email }: LinkValue): string | undefined {
  if (type === 'WEB_LINK') return url;
  if (type === 'PHONE') return phone && `tel:${phone.replace(/[^+\d]/g, '')}`;
  return type === 'EMAIL' ? email && `mailto:${email}` : undefined;
}
