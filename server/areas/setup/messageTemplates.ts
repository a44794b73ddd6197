/** Texts of a building: the mail as people will get it, on the screen or sent to oneself. */
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { unknownPlaceholder } from '#schemas/kernel/notices/placeholders.ts';
import type { Message } from '#schemas/kernel/rules/validate.ts';
import type { OwnText } from '#server/channels/ownTexts.ts';
import { ofRecord, type RecordContext } from '#server/engine/areas/areaCalls.ts';
import { throttle } from '#server/engine/calls/throttle.ts';
import { sampleRecord } from '#server/engine/notify/sample.ts';
import { placeholdersOf } from '#server/engine/notify/steps.ts';
import { textsOf } from '#server/engine/notify/texts.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import { enqueueMail } from '#server/mail/mail.ts';
import { composeMail } from '#server/mail/template.ts';
import { listOf, objectOf, text, textOf } from '#server/openapi/values.ts';

type Texts = Pick<OwnText, 'subject' | 'body'>;

/** Refuses texts with placeholders that the step does not have, as saving them would. */
function requireKnown({ subject, body }: Texts, allowed: readonly string[]): void {
  const problems: Record<string, Message> = {};
  for (const [key, texts] of Object.entries({ subject, body })) {
    const unknown = Object.values(texts ?? {}).flatMap((one) => unknownPlaceholder(one ?? '', allowed) ?? [])[0];
    if (unknown !== undefined) problems[key] = { code: 'placeholder', params: { placeholder: unknown } };
  }
  refuseProblems(problems);
}

/** What these texts say of a typical record. Throws AppError notFound for a step that is told no more, validation. */
async function written({ model, reach, record, body }: RecordContext) {
  const about = model.entities.find(({ name }) => name === record.about) as Entity | undefined;
  const step = String(record.step);
  const tell = about?.notifications?.[step];
  if (!about || !tell) throw new AppError('notFound');
  const given = body as Partial<Texts>;
  const texts: Texts = { subject: given.subject ?? null, body: given.body ?? null };
  requireKnown(texts, placeholdersOf(about, tell));
  const sample = sampleRecord(about, tell, reach.today);
  const operation = tell.on[0] as string;
  const said = textsOf({ entity: about, reach, operation, zone: reach.zone }, step, tell, sample, {
    own: { ...texts, sendsMail: true },
  });
  return { ...said, buildingId: record.officeCentreId as number };
}

const frame = (publicUrl: string) => ({ link: `${publicUrl}/`, choice: { word: 'mail.notice.choice' } });

const preview = async (context: RecordContext) => {
  const { title, message } = await written(context);
  return localeCodes.map((locale: LocaleCode) => {
    const params = { title, message, ...frame(context.config.publicUrl) };
    const { subject, text: said } = composeMail('notice', locale, params, { name: context.reach.session.fullName });
    return { locale, subject, text: said };
  });
};

const test = async (context: RecordContext) => {
  const { db, config, reach, locale } = context;
  const { title, message, buildingId } = await written(context);
  await throttle(db, 'ownText', reach);
  const { username, fullName } = reach.session;
  await db.transaction((tx) =>
    enqueueMail(tx, {
      to: username,
      name: fullName,
      template: 'notice',
      params: { title, message, ...frame(config.publicUrl) },
      locale,
      buildingId,
    }),
  );
  return { to: username };
};

export const messageTemplateHandlers = {
  preview: ofRecord(listOf(objectOf({ locale: textOf(...localeCodes), subject: text, text })), preview),
  test: ofRecord(objectOf({ to: text }), test),
};
