/** The types of links and their targets: separate from their rules, which lists do not need. */
export const linkTypes = ['WEB_LINK', 'DEEPLINK', 'PHONE', 'EMAIL'] as const;
export type LinkType = (typeof linkTypes)[number];
/** A web link opens in the app or in an external browser. */
export const openIns = ['APP', 'BROWSER'] as const;
export type OpenIn = (typeof openIns)[number];

export interface LinkValue {
  type: LinkType;
  url?: string;
  openIn?: OpenIn;
  iosUrl?: string;
  androidUrl?: string;
  phone?: string;
  email?: string;
}
export type LinkPart = Exclude<keyof LinkValue, 'type'>;

/** The address that a browser opens; undefined for a deeplink, which only the app understands. */
export function linkHref({ type, url, phone, email }: LinkValue): string | undefined {
  if (type === 'WEB_LINK') return url;
  if (type === 'PHONE') return phone && `tel:${phone.replace(/[^+\d]/g, '')}`;
  return type === 'EMAIL' ? email && `mailto:${email}` : undefined;
}
