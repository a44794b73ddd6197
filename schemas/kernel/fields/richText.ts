/** The length of formatted text, the same in portal and server: a limit counts the visible text, not the tags. */
import { isUnseen } from './normalText.ts';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos|nbsp));/gi;

/** The text between the tags, with entities decoded. */
export const visibleText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(ENTITY, (_, hex?: string, decimal?: string, name?: string) =>
      name ? (NAMED[name.toLowerCase()] as string) : character(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    );
const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');

/** Number of visible characters: code points, as the database counts them, so that 😀 and 𠮷 are one each. */
export const countCharacters = (text: string): number => {
  let count = text.length;
  for (let index = 0; index < text.length - 1; index += 1)
    if (/[\ud800-\udbff]/.test(text.charAt(index)) && /[\udc00-\udfff]/.test(text.charAt(index + 1))) count -= 1;
  return count;
};
export const visibleLength = (html: string): number => countCharacters(visibleText(html));

/** No visible text and no line: what an editor leaves behind when everything was deleted. */
export const isBlankHtml = (html: string): boolean => !/<hr\b/i.test(html) && isUnseen(visibleText(html));

/** Web and mail addresses; one that hides its scheme behind entities, spaces or control characters is invalid. */
export const isSafeHref = (address: string): boolean => /^(https?:\/\/|mailto:)[^\s<>"\\\p{Cc}]+$/iu.test(address.trim());

/** What people type as an address: `atrium.example` means `https://atrium.example`, `mei@atrium.example` her mailbox. */
export function withScheme(typed: string): string {
  const address = typed.trim();
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return address;
  return /^[^\s/@]+@[^\s/@]+$/.test(address) ? `mailto:${address}` : `https://${address}`;
}
