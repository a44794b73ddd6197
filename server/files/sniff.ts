/** The real type of a file: its content must match the extension of its name (000 §5, §8). */
import { fileTypeFromBuffer } from 'file-type';
import type { FileType } from '#schemas/kernel/fields/field.ts';
import { lineForm } from '#schemas/kernel/fields/normalText.ts';
import { encodingOf, textIn } from '#schemas/kernel/sheet/decode.ts';

/** Recognised by file-type under this extension. */
const recognised = (ending: string) => async (bytes: Buffer) => (await fileTypeFromBuffer(bytes))?.ext === ending;
/** Old Word, Excel and PowerPoint files share one container, so nothing more can be told apart. */
const ole = recognised('cfb');
/** The signature alone, with which every picture of the kind starts: the decoder checks the rest (`images/`). */
const startsWith = (signature: string) => (bytes: Buffer) =>
  bytes.subarray(0, signature.length / 2).toString('hex') === signature;
const jpeg = startsWith('ffd8ff');
/** Some programs begin a PDF with a line of its own; the format allows more, but a file of another kind must not pass as one. */
const pdf = (bytes: Buffer) => recognised('pdf')(bytes.subarray(Math.max(0, bytes.subarray(0, 1024).findIndex(isNoSpace))));
const isNoSpace = (byte: number) => byte !== 0x20 && (byte < 0x09 || byte > 0x0d);

/** Readable text in any encoding, without control characters, and no page or picture that a browser would execute. */
const plain = (bytes: Buffer): boolean | 'textEncoding' => {
  const { encoding } = encodingOf(bytes);
  const text = encoding ? textIn(bytes, encoding) : bytes.toString('latin1');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (text === undefined || /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text)) return false;
  if (/^\uFEFF?\s*<(!doctype|html|script|svg|\?xml)/i.test(text)) return false;
  return encoding ? true : 'textEncoding';
};

/** A text as it is stored and sent: in UTF-8, whatever it came in. */
export function inUtf8(bytes: Buffer): Buffer {
  const { encoding } = encodingOf(bytes);
  const text = encoding && encoding !== 'utf-8' ? textIn(bytes, encoding) : undefined;
  return text === undefined ? bytes : Buffer.from(text);
}

export interface TypeFacts {
  mime: string;
  /** Or why it cannot be told. */
  fits: (bytes: Buffer) => boolean | 'textEncoding' | Promise<boolean>;
  /** What is stored instead of the bytes. */
  stored?: (bytes: Buffer) => Buffer;
}
/** The types of 000 §5: their names on the wire and how they are recognised. */
export const fileTypes = {
  pdf: { mime: 'application/pdf', fits: pdf },
  csv: { mime: 'text/csv; charset=utf-8', fits: plain, stored: inUtf8 },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', fits: recognised('xlsx') },
  xls: { mime: 'application/vnd.ms-excel', fits: ole },
  doc: { mime: 'application/msword', fits: ole },
  txt: { mime: 'text/plain; charset=utf-8', fits: plain, stored: inUtf8 },
  ppt: { mime: 'application/vnd.ms-powerpoint', fits: ole },
  jpg: { mime: 'image/jpeg', fits: jpeg },
  jpeg: { mime: 'image/jpeg', fits: jpeg },
  png: { mime: 'image/png', fits: startsWith('89504e470d0a1a0a') },
} satisfies Record<FileType, TypeFacts>;

const isFileType = (ending: string): ending is FileType => Object.hasOwn(fileTypes, ending);

/** The name without folders and characters that nobody sees, in composed letters (a Mac sends others); `.` only where the sender wrote it. */
export const cleanName = (name: string): string =>
  lineForm((name.split(/[/\\]/).at(-1) ?? '').replace(/\p{Cc}|[\u2028\u2029]/gu, '')).slice(0, 200);

/** The type that the name claims and the bytes confirm, or the reason of the refusal. */
export async function typeOf(
  name: string,
  bytes: Buffer,
): Promise<{ type: FileType } | { problem: 'manyDots' | 'fileType' | 'fileContent' | 'textEncoding' }> {
  const parts = name.split('.');
  if (parts.length > 2) return { problem: 'manyDots' };
  const ending = parts.length === 2 && parts[0] ? (parts[1] as string).toLowerCase() : '';
  if (!isFileType(ending)) return { problem: 'fileType' };
  const fits = bytes.length > 0 && (await fileTypes[ending].fits(bytes));
  return fits === true ? { type: ending } : { problem: fits || 'fileContent' };
}
