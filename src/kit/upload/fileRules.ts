/** Which files an upload takes (000 §5, §8): one, of these types, with one dot in its name, not too big, not empty. */
import { SHEET_MEGABYTES, SHEET_TYPES } from '#schemas/kernel/calls/upload.ts';

export interface FileRules {
  /** Endings without the dot. */
  types: readonly string[];
  megabytes: number;
  /** More than one at once, up to so many. */
  several?: number;
}
export const SHEET_RULES: FileRules = { types: SHEET_TYPES, megabytes: SHEET_MEGABYTES };
export const ZIP_RULES: FileRules = { types: ['zip'], megabytes: 5 };

export const acceptOf = ({ types }: Pick<FileRules, 'types'>): string => types.map((type) => `.${type}`).join(', ');

export interface FileProblem {
  /** Key of the sentence. */
  key: string;
  params: Record<string, string | number>;
  /** The one of several that has it. */
  file?: string;
}

/** What is wrong with the files that were dropped or picked; undefined when they may be read. */
export function problemOfFiles(files: readonly Pick<File, 'name' | 'size'>[], rules: FileRules): FileProblem | undefined {
  if (files.length > (rules.several ?? 1))
    return rules.several
      ? { key: 'bulkUpload.tooManyFiles', params: { max: rules.several } }
      : { key: 'kit.file.single', params: {} };
  for (const file of files) {
    const problem = problemOfFile(file, rules);
    if (problem) return rules.several ? { ...problem, file: file.name } : problem;
  }
  return undefined;
}

function problemOfFile(file: Pick<File, 'name' | 'size'>, rules: FileRules): FileProblem | undefined {
  const parts = file.name.split('.');
  if (parts.length > 2) return { key: 'kit.file.manyDots', params: {} };
  const ending = parts.length === 2 && parts[0] ? (parts[1] as string).toLowerCase() : '';
  if (!rules.types.includes(ending)) return { key: 'bulkUpload.wrongType', params: { accept: acceptOf(rules) } };
  if (file.size === 0) return { key: 'kit.file.empty', params: {} };
  return file.size > rules.megabytes * 1024 * 1024 ? { key: 'kit.file.tooLarge', params: { max: rules.megabytes } } : undefined;
}
