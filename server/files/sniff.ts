/** The real type of a file: its content must match the extension of its name (000 §5, §8). */
import { fileTypeFromBuffer } from 'file-type';
import type { FileType } from '#schemas/kernel/field.ts';
import { lineForm } from '#schemas/kernel/fields/normalText.ts';

/** Recognised by file-type under this extension. */
const recognised = (ending: string) => async (bytes: Buffer) => (await fileTypeFromBuffer(bytes))?.ext === ending;
/** Old Word, Excel and PowerPoint files share one container, so nothing more can be told apart. */
const ole = recognised('cfb');
/** The signature alone, with which every picture of the kind starts: the decoder checks the rest (`images/`). */
const startsWith = (signature: string) => (bytes: Buffer) =>
  bytes.subarray(0, signature.length / 2).toString('hex') === signature;
const jpeg = startsWith('ffd8ff');
/** Readable text: valid UTF-8 without control characters, and no page or picture that a browser would execute. */
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
  fits: (bytes: Buffer) => boolean | Promise<boolean>;
}
/** The types of 000 §5: their names on the wire and how they are recognised. */
export const fileTypes = {
  pdf: { mime: 'application/pdf', fits: recognised('pdf') },
  csv: { mime: 'text/csv; charset=utf-8', fits: plain },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', fits: recognised('xlsx') },
  xls: { mime: 'application/vnd.ms-excel', fits: ole },
  doc: { mime: 'application/msword', fits: ole },
  txt: { mime: 'text/plain; charset=utf-8', fits: plain },
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
): Promise<{ type: FileType } | { problem: 'manyDots' | 'fileType' | 'fileContent' }> {
  const parts = name.split('.');
  if (parts.length > 2) return { problem: 'manyDots' };
  const ending = parts.length === 2 && parts[0] ? (parts[1] as string).toLowerCase() : '';
  if (!isFileType(ending)) return { problem: 'fileType' };
  return bytes.length > 0 && (await fileTypes[ending].fits(bytes)) ? { type: ending } : { problem: 'fileContent' };
}
