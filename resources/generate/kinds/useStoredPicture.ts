import type { EmbeddedFile } from '#schemas/kernel/entity/types.ts';
import { useStoredFile } from './useStoredFile.ts';

/** The address of a stored picture; undefined until it is there. */
export const useStoredPicture = (file: EmbeddedFile | null | undefined): string | undefined => useStoredFile(file).address;
