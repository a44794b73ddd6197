/** The refusal of an uploaded file, in the wording of 000 §8 where it has one. */
import type { UploadKey } from '#i18n/keys.ts';
import { AppError } from '#server/errors/appError.ts';

/** @param key a sentence under `uploads.` */
export const refuseUpload = (key: UploadKey, params?: Record<string, string | number>): AppError =>
  new AppError(key === 'tooLarge' ? 'tooLarge' : 'validation', { messageKey: `uploads.${key}`, params });
