/**
 * Rich text keeps the marks that the editor's toolbar makes and nothing else. The result is put together anew from escaped text and
 * known tags, so that what is not understood cannot get through.
 */
import { isSafeHref } from '#schemas/kernel/fields/richText.ts';

const MARKS: ReadonlySet<string> = new Set('p br strong em u a ul ol li h1 h2 h3 h4 h5 h6 hr'.split(' '));
/** Other names of the same marks. */
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };
const ALONE: ReadonlySet<string> = new Set(['br', 'hr']);
/** What stands between these tags is no text. */
const HIDDEN = /<(script|style|template|iframe|object|title|textarea|noscript|xmp)\b[\s\S]*?(<\/\1\s*>|$)/gi;
/** No `<` within a tag: it keeps the search linear, and an honest editor writes `&lt;`. */
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<\/?([a-z][a-z0-9]*)((?:"[^"<]*"|'[^'<]*'|[^"'<>])*)>/gi;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

const escapeText = (text: string): string =>
  text
    .replace(/&(?!(?:[a-z]+|#\d+|#x[0-9a-f]+);)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function safeLink(attributes: string): string {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const address = (double ?? single ?? bare ?? '').trim();
  return isSafeHref(address) ? ` href="${escapeText(address)}" rel="noopener noreferrer" target="_blank"` : '';
}

function tagOf(token: string, name: string, attributes: string): string {
  const tag = SAME[name.toLowerCase()] ?? name.toLowerCase();
  if (!MARKS.has(tag)) return '';
  if (token.startsWith('</')) return ALONE.has(tag) ? '' : `</${tag}>`;
  return `<${tag}${tag === 'a' ? safeLink(attributes) : ''}>`;
}

/** The same text with known marks only. */
export function cleanRichText(html: string): string {
  const visible = html.replace(HIDDEN, '');
  let clean = '';
  let end = 0;
  for (const match of visible.matchAll(TOKEN)) {
    clean += escapeText(visible.slice(end, match.index));
    if (match[1]) clean += tagOf(match[0], match[1], match[2] ?? '');
    end = match.index + match[0].length;
  }
  return clean + escapeText(visible.slice(end));
}
