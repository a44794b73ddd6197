/** The text of a CSV file in any encoding that office software writes: UTF-8, UTF-16, Big5 or GB18030. */

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'big5' | 'gb18030';

/** Number of bytes from which the encoding is detected. */
const LOOKED_AT = 65_536;

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

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Big5 and GB18030 share most of their byte pairs. But the common characters of each are close together: in Big5 under
 * first bytes A4 to C6, in GB18030 under B0 to D7 with second bytes from A1 on.
 */
function chineseOf(bytes: Uint8Array): Encoding {
  let [big5, gb] = [0, 0];
  for (let index = 0; index + 1 < Math.min(bytes.length, LOOKED_AT); index += 1) {
    const lead = bytes[index] as number;
    if (lead < 0x81) continue;
    const trail = bytes[index + 1] as number;
    if (lead >= 0xa4 && lead <= 0xc6 && ((trail >= 0x40 && trail <= 0x7e) || trail >= 0xa1)) big5 += 1;
    if (lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1) gb += 1;
    // No Big5 character has such a second byte, or such a first one.
    if ((trail >= 0x80 && trail <= 0xa0) || lead < 0xa1 || lead > 0xf9) big5 -= 2;
    index += 1;
  }
  return big5 > gb ? 'big5' : 'gb18030';
}

export function encodingOf(bytes: Uint8Array): Encoding {
  const [a, b] = bytes;
  if (a === 0xef && b === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return withoutMark(bytes) ?? (isUtf8(bytes) ? 'utf-8' : chineseOf(bytes));
}

/** The text without its byte order mark. */
export const decodeText = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);
