import { useTranslate } from 'ra-core';
import type { Upload } from '#schemas/kernel/calls/upload.ts';

/** Translations that depend on what the upload does: create rows, update them, or add pictures. */
export function useUploadWords({ does = 'create' }: Pick<Upload, 'does'>) {
  const translate = useTranslate();
  return (key: string, params?: Record<string, string | number>): string => translate(`bulkUpload.said.${does}.${key}`, params);
}
