/** Rich text keeps the tags that the editor's toolbar makes and no others, and every tag is closed. */
import sanitizeHtml from 'sanitize-html';
import { isSafeHref, visibleText } from '#schemas/kernel/fields/richText.ts';

/** Maximum nesting of tags. The editor never comes near it; the parser's time grows with the square of the depth. */
const MAX_DEPTH = 100;

/** A link to a web or mail address, opened in a new tab; of any other link only the text is kept. */
const safeLink: sanitizeHtml.Transformer = (tagName, { href = '' }) => {
  const attribs: sanitizeHtml.Attributes = isSafeHref(href)
    ? { href: href.trim(), rel: 'noopener noreferrer', target: '_blank' }
    : {};
  return { tagName, attribs };
};

const RULES: sanitizeHtml.IOptions = {
  allowedTags: 'p br strong em u a ul ol li h1 h2 h3 h4 h5 h6 hr'.split(' '),
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  /** Aliases of the same tags. */
  transformTags: { b: 'strong', i: 'em', a: safeLink },
  /** The content of these tags is not text. */
  nonTextTags: 'script style template iframe object title textarea noscript xmp'.split(' '),
};
/** No tags at all. */
const TEXT_ALONE: sanitizeHtml.IOptions = { allowedTags: [], allowedAttributes: {} };

/** A `<` that begins neither a tag nor a comment is text, as in `1<2`. */
const LONE_BRACKET = /<(?!!--|[a-z/!][^<>]*>)/gi;

class TooDeep extends Error {}

/** Counts open tags, and stops the parser at one that is nested too deep. */
function depthLimit(): Pick<sanitizeHtml.IOptions, 'onOpenTag' | 'onCloseTag'> {
  let depth = 0;
  return {
    onOpenTag: () => {
      depth += 1;
      if (depth > MAX_DEPTH) throw new TooDeep();
    },
    onCloseTag: () => {
      depth -= 1;
    },
  };
}

/** The same text with known tags only, as the editor writes them (`<br>`). If tags are nested too deep, all are dropped. */
export function cleanRichText(html: string): string {
  try {
    return sanitizeHtml(html.replace(LONE_BRACKET, '&lt;'), { ...RULES, ...depthLimit() }).replaceAll(' />', '>');
  } catch (error) {
    if (error instanceof TooDeep) return sanitizeHtml(visibleText(html).replaceAll('<', '&lt;'), TEXT_ALONE);
    throw error;
  }
}
