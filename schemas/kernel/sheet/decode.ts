/**
 * The text of a file in any encoding that office software writes. UTF-8 and UTF-16 say themselves what they are; of the others the letters
 * tell which it must be, or nothing tells it: then the person who has the file is asked.
 */
import { fitsBig5, fitsGb18030, fitsWestern } from './letters.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | AskedEncoding;
/** What a person may choose from: those that spreadsheets are saved in, by language. */
export const askedEncodings = [
  'windows-1252',
  'big5',
  'gb18030',
  'shift_jis',
  'euc-kr',
  'windows-1250',
  'windows-1251',
  'windows-874',
] as const;
export type AskedEncoding = (typeof askedEncodings)[number];

/** What the bytes tell: `marked` cannot be anything else; without an encoding nothing can be told. */
export interface Told {
  encoding?: Encoding;
  marked: boolean;
}

function withoutMark(bytes: Uint8Array): Encoding | undefined {
  const even = Math.min(bytes.length, 4096) & ~1;
  let [first, second] = [0, 0];
  for (let index = 0; index < even; index += 2) {
    if (bytes[index] === 0) first += 1;
    if (bytes[index + 1] === 0) second += 1;
  }
  // Separators and line ends are ASCII in any language: in UTF-16 they have a zero byte on one side only.
  const few = even / 100;
  if (second > few && first === 0) return 'utf-16le';
  if (first > few && second === 0) return 'utf-16be';
  return undefined;
}

/** What Windows has at 80 to 9F. Node decodes these as the control characters of ISO 8859-1. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The text, or undefined where the bytes are none in this encoding. */
export function textIn(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    const decoded = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    const text =
      encoding === 'windows-1252'
        ? decoded.replace(/[\u0080-\u009f]/g, (one) => WINDOWS[one.charCodeAt(0) - 0x80] as string)
        : decoded;
    // The codes between the letters, which the standard fills with control characters.
    return !encoding.startsWith('utf') && /[\u0080-\u009f]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** What the letters look like; two that fit are none. */
function guessed(bytes: Uint8Array): Encoding | undefined {
  const fitting = (
    [
      ['windows-1252', fitsWestern],
      ['big5', fitsBig5],
      ['gb18030', fitsGb18030],
    ] as const
  ).filter(([encoding, fits]) => {
    const text = textIn(bytes, encoding);
    return text !== undefined && fits(bytes, text);
  });
  return fitting.length === 1 ? fitting[0]?.[0] : undefined;
}

export function encodingOf(bytes: Uint8Array): Told {
  const [a, b] = bytes;
  if (a === 0xef && b === 0xbb && bytes[2] === 0xbf) return { encoding: 'utf-8', marked: true };
  if (a === 0xff && b === 0xfe) return { encoding: 'utf-16le', marked: true };
  if (a === 0xfe && b === 0xff) return { encoding: 'utf-16be', marked: true };
  const wide = withoutMark(bytes);
  if (wide) return { encoding: wide, marked: true };
  if (textIn(bytes, 'utf-8') !== undefined) return { encoding: 'utf-8', marked: true };
  return { encoding: guessed(bytes), marked: false };
}

/**
 * The text without its byte order mark; undefined where nothing tells the encoding, or the bytes are no text in it.
 * @param said by a person; it counts where the bytes do not say what they are
 */
export function decodeText(bytes: Uint8Array, said?: AskedEncoding): string | undefined {
  const told = encodingOf(bytes);
  const encoding = told.marked ? told.encoding : (said ?? told.encoding);
  if (!encoding) return undefined;
  return encoding.startsWith('utf') ? new TextDecoder(encoding).decode(bytes) : textIn(bytes, encoding);
}

/** Lines that a person sees under each encoding. */
const PREVIEWED = 3;
const PREVIEW_LENGTH = 80;
/** Letters before the first one beyond ASCII, so that its word can be read. */
const AHEAD = 24;

export interface EncodingChoice {
  encoding: AskedEncoding;
  lines: string[];
}

/** What a file of an unsure encoding would say in each that it can be in; the likely one first. */
export function encodingChoices(bytes: Uint8Array): EncodingChoice[] {
  const { encoding: likely } = encodingOf(bytes);
  const seen = new Set<string>();
  const inOrder = [...askedEncodings].sort((a, b) => Number(b === likely) - Number(a === likely));
  return inOrder.flatMap((encoding) => {
    const rows = textIn(bytes, encoding)?.split(/\r?\n/) ?? [];
    const lines = rows.flatMap((row) => {
      const at = row.search(/[^\p{ASCII}]/u);
      return at < 0 ? [] : [row.slice(Math.max(0, at - AHEAD)).slice(0, PREVIEW_LENGTH)];
    });
    const shown = lines.slice(0, PREVIEWED);
    const key = shown.join('\n');
    if (!key || seen.has(key)) return [];
    seen.add(key);
    return [{ encoding, lines: shown }];
  });
}
