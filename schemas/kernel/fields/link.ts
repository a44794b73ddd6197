/** The target of a button in the app (000 §5, 002 §5): the rules of each type of link. */
import { fallbackLocale, localeCodes } from '#i18n/locales.ts';
import { isEmail } from './emailAddress.ts';
import { isWebAddress, UNSTORABLE } from './formats.ts';
import {
  type LinkPart,
  type LinkType,
  type LinkValue,
  linkInput,
  linkTypes,
  type MorePart,
  type OpenIn,
  openIns,
  type SaidPart,
} from './linkTypes.ts';
import type { Message, MessageCode } from './message.ts';
import { hidesCharacter, lineForm } from './normalText.ts';
import { isPhone, normalPhone } from './phoneNumber.ts';

export * from './linkTypes.ts';

/** The parts of each type; any other part is refused, but for those that a field has `more`. */
const ownParts: Readonly<Record<LinkType, readonly LinkPart[]>> = {
  WEB_LINK: ['url', 'openIn'],
  DEEPLINK: ['iosUrl', 'androidUrl'],
  PHONE: ['phone'],
  EMAIL: ['email'],
};

/** The parts that a link of a type has, in the order of their inputs; `more` are those that its field adds. A deeplink has two addresses anyway. */
export const linkParts = (type: LinkType, more: readonly MorePart[] = []): readonly LinkPart[] => {
  const added = more.filter((part) => type !== 'DEEPLINK' || part !== 'url2');
  const [first, ...rest] = ownParts[type] ?? [];
  return first ? [first, ...added, ...rest] : [];
};

const MAX_LENGTH = 2000;
/** Schemes that a browser would execute, or read files by; letters only, compared after removing what browsers ignore. */
const DANGEROUS = /^(javascript|data|vbscript|file|blob|filesystem|about|view-source)$/i;
const SCHEME = /^([a-z][a-z0-9+.-]*):\S+$/i;
const isDeeplink = (text: string): boolean => {
  const scheme = SCHEME.exec(text)?.[1];
  return scheme !== undefined && !DANGEROUS.test(scheme) && !/[\p{Cc}<>"\\]/u.test(text) && URL.canParse(text);
};

/** An error and the input that it concerns. */
export interface LinkProblem extends Message {
  part: LinkPart | 'type';
}
type Check = (value: LinkValue) => [part: LinkPart, code: MessageCode] | undefined;
/** The one input of a type: required, and validated. */
const one =
  (part: 'url' | 'phone' | 'email', missing: MessageCode, wrong: MessageCode, isRight: (text: string) => boolean): Check =>
  (value) => {
    const text = value[part]?.trim() ?? '';
    if (!text) return [part, missing];
    return isRight(text) ? undefined : [part, wrong];
  };

const checks: Readonly<Record<LinkType, Check>> = {
  WEB_LINK: one('url', 'link.url', 'url', (text) => isWebAddress(text) && !/[\s<>"\\]/.test(text)),
  PHONE: one('phone', 'link.phone', 'phone', isPhone),
  EMAIL: one('email', 'link.email', 'email', isEmail),
  DEEPLINK: ({ iosUrl, androidUrl }) => {
    if (!iosUrl?.trim() && !androidUrl?.trim()) return ['iosUrl', 'link.deeplink'];
    if (iosUrl?.trim() && !isDeeplink(iosUrl.trim())) return ['iosUrl', 'url'];
    return androidUrl?.trim() && !isDeeplink(androidUrl.trim()) ? ['androidUrl', 'url'] : undefined;
  },
};

/** The error in an address that stands beside the first one: it is of the same type. */
function besideProblem(type: LinkType, part: MorePart, text: string): LinkProblem | undefined {
  const found = text.trim() ? linkProblem({ type, [linkInput(type)]: text }) : undefined;
  return found && { ...found, part };
}

function languagesProblem(type: LinkType, urls: unknown): LinkProblem | undefined {
  const isTexts = (value: unknown): value is Record<string, string | null> =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([code, text]) => (localeCodes as readonly string[]).includes(code) && (text === null || typeof text === 'string'),
    );
  if (!isTexts(urls) || urls[fallbackLocale] !== undefined) return { part: 'urls', code: 'link.wrong' };
  return Object.values(urls).flatMap((text) => besideProblem(type, 'urls', text ?? '') ?? [])[0];
}

/** The error in a link and its input; undefined when it is valid. `more` are the parts that its field adds. */
export function linkProblem(
  value: unknown,
  allowed: readonly LinkType[] = linkTypes,
  more: readonly MorePart[] = [],
): LinkProblem | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) return { part: 'type', code: 'link.wrong' };
  const { type, ...parts } = value as LinkValue;
  if (!allowed.includes(type)) return { part: 'type', code: 'link.type' };
  const known = linkParts(type, more);
  for (const [part, text] of Object.entries(parts) as [LinkPart, unknown][]) {
    if (!known.includes(part)) return { part: 'type', code: 'link.wrong' };
    if (text === null || text === undefined || part === 'urls') continue;
    if (part === 'openIn' ? !openIns.includes(text as OpenIn) : typeof text !== 'string') return { part, code: 'link.wrong' };
    if (String(text).length > MAX_LENGTH) return { part, code: 'tooLong', params: { max: MAX_LENGTH } };
    if (UNSTORABLE.test(String(text))) return { part, code: 'badCharacter' };
    if (part !== 'phone' && hidesCharacter(String(text), 'line')) return { part, code: 'hiddenCharacter' };
  }
  const found = checks[type](value as LinkValue);
  if (found) return { part: found[0], code: found[1] };
  const { url2, urls } = value as LinkValue;
  const second = typeof url2 === 'string' ? besideProblem(type, 'url2', url2) : undefined;
  return second ?? (urls ? languagesProblem(type, urls) : undefined);
}

/** The link changed to another type: all inputs are cleared, a web link opens in the app unless told otherwise. */
export const linkOfType = (type: LinkType): LinkValue => (type === 'WEB_LINK' ? { type, openIn: 'APP' } : { type });

const tidyText = (type: LinkType, part: LinkPart, text: string): string => {
  const isPhoneNumber = (part === 'url2' || part === 'urls' ? linkInput(type) : part) === 'phone';
  return isPhoneNumber ? (normalPhone(lineForm(text)) ?? lineForm(text)) : lineForm(text);
};
const isFilled = ([, text]: readonly [string, unknown]) => text !== '' && text !== null && text !== undefined;
const filledIn = (entries: readonly (readonly [string, unknown])[]): Record<string, unknown> =>
  Object.fromEntries(entries.filter(isFilled));

/** As it is stored: texts trimmed, telephone numbers in their one form, empty parts left out. */
export function tidyLink(value: LinkValue): LinkValue {
  const { type, urls, ...parts } = value;
  const tidied = (part: LinkPart, text: unknown) => (typeof text === 'string' ? tidyText(type, part, text) : text);
  const others = filledIn(Object.entries(urls ?? {}).map(([code, text]) => [code, tidied('urls', text)]));
  return {
    type,
    ...filledIn(Object.entries(parts).map(([part, text]) => [part, tidied(part as LinkPart, text)])),
    ...(Object.keys(others).length ? { urls: others } : {}),
  } as LinkValue;
}

/** What a link says under one of its other names. */
export function saidOf(link: LinkValue, part: SaidPart): unknown {
  const address = link[linkInput(link.type)];
  if (part === 'url') return address;
  if (part === 'url2') return link.url2 ?? link.androidUrl;
  return part === 'urls' ? { ...(address ? { [fallbackLocale]: address } : {}), ...link.urls } : link[part];
}

/** The link that these say together; null when they say nothing. What is wrong with it, `linkProblem` tells. */
export function linkSaid(said: Readonly<Partial<Record<SaidPart, unknown>>>): object | null {
  const { type, url, url2, openIn, urls } = said;
  const texts: Record<string, unknown> = typeof urls === 'object' ? { ...urls } : { [fallbackLocale]: urls };
  const { [fallbackLocale]: english, ...others } = filledIn(Object.entries(texts));
  const hasOthers = Object.keys(others).length > 0;
  if (!hasOthers && [type, url, url2, english].every((one) => !isFilled(['', one]))) return null;
  const address = isFilled(['', url]) ? url : english;
  return {
    type,
    ...filledIn([
      [linkInput(type as LinkType), address],
      [type === 'DEEPLINK' ? 'androidUrl' : 'url2', url2],
      ['openIn', openIn ?? (type === 'WEB_LINK' ? 'APP' : undefined)],
    ]),
    ...(hasOthers ? { urls: others } : {}),
  };
}
