/** The refusal of an uploaded file, in the wording of 000 §8 where it has one. */
import { AppError } from '#server/errors/appError.ts';

/** @param key a sentence under `uploads.` */
export const refuseUpload = (key: string, params?: Record<string, string | number>): AppError =>
  new AppError(key === 'tooLarge' ? 'tooLarge' : 'validation', { messageKey: `uploads.${key}`, params });
