import type { LocaleCode } from '#i18n/locales.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import type { Upload } from '#schemas/kernel/upload.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Origin, Services } from '../context.ts';
import type { Reach } from '../reach.ts';
import type { BulkContext } from './bulkRules.ts';

/** What both steps are given. */
export interface UploadContext extends Services {
  entity: Entity;
  /** The upload's name in the schema. */
  name: string;
  upload: Upload;
  reach: Reach;
  locale: LocaleCode;
  origin: Origin;
}

/** Whose upload it is: one person's, in one office centre. */
export const ownerOf = ({ reach }: Pick<UploadContext, 'reach'>) => ({
  userId: reach.session.userId,
  officeCentreId: reach.centreId,
});

export const bulkContext = (tx: Transaction, context: UploadContext, writing: boolean): BulkContext => {
  const { model, config, entity, reach, locale, origin } = context;
  return { tx, model, config, entity, reach, locale, origin, writing };
};
