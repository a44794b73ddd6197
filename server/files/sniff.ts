/** What a file really is: its first bytes must fit the ending of its name (000 §5, §8). */
import type { FileType } from '#schemas/kernel/field.ts';

const starts = (bytes: Buffer, ...magic: number[]) => magic.every((one, index) => bytes[index] === one);
const ole = (bytes: Buffer) => starts(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const jpeg = (bytes: Buffer) => starts(bytes, 0xff, 0xd8, 0xff);
/** A zip whose directory lists a workbook. */
const workbook = (bytes: Buffer) =>
  starts(bytes, 0x50, 0x4b, 0x03, 0x04) && bytes.includes('[Content_Types].xml') && bytes.includes('xl/');
/** Readable text: valid UTF-8 without control characters, and no page or picture that a browser would run. */
const plain = (bytes: Buffer) => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    return !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) && !/^\s*<(!doctype|html|script|svg|\?xml)/i.test(text);
  } catch {
    return false;
  }
};

interface TypeFacts {
  mime: string;
  fits: (bytes: Buffer) => boolean;
}
/** The types of 000 §5: what they are called on the wire and how they are recognised. */
export const fileTypes = {
  pdf: { mime: 'application/pdf', fits: (bytes) => starts(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d) },
  csv: { mime: 'text/csv; charset=utf-8', fits: plain },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', fits: workbook },
  xls: { mime: 'application/vnd.ms-excel', fits: ole },
  doc: { mime: 'application/msword', fits: ole },
  txt: { mime: 'text/plain; charset=utf-8', fits: plain },
  ppt: { mime: 'application/vnd.ms-powerpoint', fits: ole },
  jpg: { mime: 'image/jpeg', fits: jpeg },
  jpeg: { mime: 'image/jpeg', fits: jpeg },
  png: { mime: 'image/png', fits: (bytes) => starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
} satisfies Record<FileType, TypeFacts>;

const isFileType = (ending: string): ending is FileType => Object.hasOwn(fileTypes, ending);

/** The name without folders and control characters; `.` only where the sender wrote it. */
export const cleanName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/\p{Cc}|\p{Bidi_Control}/gu, '')
    .trim()
    .slice(0, 200);

/** The type that the name claims and the bytes confirm, or why not. */
export function typeOf(name: string, bytes: Buffer): { type: FileType } | { problem: 'manyDots' | 'fileType' | 'fileContent' } {
  const parts = name.split('.');
  if (parts.length > 2) return { problem: 'manyDots' };
  const ending = parts.length === 2 && parts[0] ? (parts[1] as string).toLowerCase() : '';
  if (!isFileType(ending)) return { problem: 'fileType' };
  return bytes.length > 0 && fileTypes[ending].fits(bytes) ? { type: ending } : { problem: 'fileContent' };
}
