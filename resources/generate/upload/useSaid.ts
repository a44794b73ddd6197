import { useTranslate } from 'ra-core';
import type { Upload } from '#schemas/kernel/upload.ts';

/** Sentences that speak of rows, of changes or of pictures, as the upload has it. */
export function useSaid({ does = 'create' }: Pick<Upload, 'does'>) {
  const translate = useTranslate();
  return (key: string, params?: Record<string, string | number>): string => translate(`bulkUpload.said.${does}.${key}`, params);
}
