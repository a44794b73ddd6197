/** The target of a button in the app (000 §5, 002 §5): the rules of each type of link. */
import { isEmail } from './emailAddress.ts';
import { isWebAddress, UNSTORABLE } from './formats.ts';
import { type LinkPart, type LinkType, type LinkValue, linkTypes, type OpenIn, openIns } from './linkTypes.ts';
import type { Message, MessageCode } from './message.ts';
import { hidesCharacter, lineForm } from './normalText.ts';
import { isPhone, normalPhone } from './phoneNumber.ts';

export * from './linkTypes.ts';

/** The parts of each type; any other part is refused. */
export const linkParts: Readonly<Record<LinkType, readonly LinkPart[]>> = {
  WEB_LINK: ['url', 'openIn'],
  DEEPLINK: ['iosUrl', 'androidUrl'],
  PHONE: ['phone'],
  EMAIL: ['email'],
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

/** The error in a link and its input; undefined when it is valid. */
export function linkProblem(value: unknown, allowed: readonly LinkType[] = linkTypes): LinkProblem | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) return { part: 'type', code: 'link.wrong' };
  const { type, ...parts } = value as LinkValue;
  if (!allowed.includes(type)) return { part: 'type', code: 'link.type' };
  for (const [part, text] of Object.entries(parts) as [LinkPart, unknown][]) {
    if (!linkParts[type].includes(part)) return { part: 'type', code: 'link.wrong' };
    if (text === null || text === undefined) continue;
    if (part === 'openIn' ? !openIns.includes(text as OpenIn) : typeof text !== 'string') return { part, code: 'link.wrong' };
    if (String(text).length > MAX_LENGTH) return { part, code: 'tooLong', params: { max: MAX_LENGTH } };
    if (UNSTORABLE.test(String(text))) return { part, code: 'badCharacter' };
    if (part !== 'phone' && hidesCharacter(String(text), 'line')) return { part, code: 'hiddenCharacter' };
  }
  const found = checks[type](value as LinkValue);
  return found && { part: found[0], code: found[1] };
}

/** The link changed to another type: all inputs are cleared, a web link opens in the app unless told otherwise. */
export const linkOfType = (type: LinkType): LinkValue => (type === 'WEB_LINK' ? { type, openIn: 'APP' } : { type });

const tidyPart = (part: string, text: string): string => (part === 'phone' ? (normalPhone(text) ?? text) : text);
/** As it is stored: texts trimmed, telephone numbers in their one form, empty parts left out. */
export const tidyLink = (value: LinkValue): LinkValue =>
  Object.fromEntries(
    Object.entries(value)
      .map(([part, text]) => [part, typeof text === 'string' ? tidyPart(part, lineForm(text)) : text])
      .filter(([, text]) => text !== '' && text !== null && text !== undefined),
  ) as unknown as LinkValue;

/** The one input that an address of its own field stands for. */
const inputOf = { WEB_LINK: 'url', DEEPLINK: 'iosUrl', PHONE: 'phone', EMAIL: 'email' } as const;
/** The input that takes the one address of a link of this type; of a deeplink the first. */
export const linkInput = (type: LinkType): LinkPart => inputOf[type] ?? 'url';
/** The same rules for a link whose type and address are two fields. */
export const linkTextProblem = (type: LinkType, text: string): Message | undefined =>
  linkProblem({ type, [inputOf[type]]: text });
