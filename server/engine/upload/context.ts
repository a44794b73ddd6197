import type { LocaleCode } from '#i18n/locales.ts';
import type { Upload } from '#schemas/kernel/calls/upload.ts';
import { formOf } from '#schemas/kernel/calls/uploadColumns.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Origin } from '#server/audit/origin.ts';
import type { Transaction } from '#server/db/database.ts';
import type { RuleContext } from '../areas/rules.ts';
import type { Services } from '../context.ts';
import type { Reach } from '../reach/reach.ts';

/** The parameters of both steps. */
export interface UploadContext extends Services {
  entity: Entity;
  /** The upload's name in the schema. */
  name: string;
  upload: Upload;
  reach: Reach;
  locale: LocaleCode;
  origin: Origin;
}

/** The owner of an upload: one person in one office centre. */
export const ownerOf = ({ reach }: Pick<UploadContext, 'reach'>) => ({
  userId: reach.session.userId,
  officeCentreId: reach.centreId,
});

/** How its rows are written, with their shared context. `writing`: they are being written now. */
export const ruleContext = (tx: Transaction, context: UploadContext, writing: boolean): RuleContext => {
  const { model, config, entity, reach, locale, origin } = context;
  return { tx, model, config, entity, reach, locale, origin, writing, operation: formOf(context.upload) };
};
