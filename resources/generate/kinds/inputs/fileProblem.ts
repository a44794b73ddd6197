/** What is wrong with a file before it is sent (000 §5, §8). */
import type { FileField, FileType } from '#schemas/kernel/fields/field.ts';

interface Problem {
  code: 'tooLarge' | 'type' | 'manyDots' | 'empty';
  /** Key of the sentence. */
  key: string;
  params: Record<string, string | number>;
}
type Limits = Pick<FileField, 'accept' | 'maxMegabytes'>;

const IMAGES: readonly FileType[] = ['jpg', 'jpeg', 'png'];
/** True for a field that takes pictures only: its messages are worded differently. */
const takesImages = ({ accept }: Pick<Limits, 'accept'>) => accept.every((type) => IMAGES.includes(type));

/** `.jpg, .jpeg, .png`, as people write endings. */
export const extensionsOf = ({ accept }: Pick<Limits, 'accept'>): string => accept.map((type) => `.${type}`).join(', ');

/** Undefined when the file may be sent. Names with more than one dot are refused, as are endings that are not listed. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>, limits: Limits): Problem | undefined {
  const { accept, maxMegabytes } = limits;
  const parts = name.split('.');
  if (parts.length > 2) return { code: 'manyDots', key: 'kit.file.manyDots', params: {} };
  const ending = parts.length === 2 ? (parts[1] as string).toLowerCase() : '';
  if (!(accept as readonly string[]).includes(ending))
    return takesImages(limits)
      ? { code: 'type', key: 'devices.image.type', params: { extensions: extensionsOf(limits) } }
      : { code: 'type', key: 'kit.file.type', params: { accept: accept.join(', ') } };
  if (size === 0) return { code: 'empty', key: 'kit.file.empty', params: {} };
  return size > maxMegabytes * 1024 * 1024
    ? { code: 'tooLarge', key: 'kit.file.tooLarge', params: { max: maxMegabytes } }
    : undefined;
}

/** The file types as an input's `accept`. */
export const acceptList = ({ accept }: Pick<Limits, 'accept'>): string => accept.map((type) => `.${type}`).join(',');
