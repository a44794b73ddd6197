/** The refusal of an uploaded file, in the wording of 000 §8 where it has one. */
import type { uploads } from '#i18n/en/uploads.ts';
import { AppError } from '#server/errors/appError.ts';

/** A sentence under `uploads.`. */
export type UploadText = keyof typeof uploads & string;

/** @param key a sentence under `uploads.` */
export const refuseUpload = (key: UploadText, params?: Record<string, string | number>): AppError =>
  new AppError(key === 'tooLarge' ? 'tooLarge' : 'validation', { messageKey: `uploads.${key}`, params });
