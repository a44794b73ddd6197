/** What is wrong with a file before it is sent (000 §5, §8). */
import type { FileField } from '#schemas/kernel/field.ts';

interface Problem {
  /** Key under `kit.file.`. */
  code: 'tooLarge' | 'type' | 'manyDots' | 'empty';
  params: Record<string, string | number>;
}

/** Undefined when the file may be sent. Names with more than one dot are refused, as are endings that are not listed. */
export function fileProblem(
  { name, size }: Pick<File, 'name' | 'size'>,
  { accept, maxMegabytes }: Pick<FileField, 'accept' | 'maxMegabytes'>,
): Problem | undefined {
  const parts = name.split('.');
  if (parts.length > 2) return { code: 'manyDots', params: {} };
  const ending = parts.length === 2 ? (parts[1] as string).toLowerCase() : '';
  if (!(accept as readonly string[]).includes(ending)) return { code: 'type', params: { accept: accept.join(', ') } };
  if (size === 0) return { code: 'empty', params: {} };
  return size > maxMegabytes * 1024 * 1024 ? { code: 'tooLarge', params: { max: maxMegabytes } } : undefined;
}

/** The file types as an input's `accept`. */
export const acceptList = ({ accept }: Pick<FileField, 'accept'>): string => accept.map((type) => `.${type}`).join(',');
