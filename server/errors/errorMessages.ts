/** Error codes as sentences in the caller's language. */
import type { LocaleCode } from '#i18n/locales.ts';
import { fieldLabel, rowLabel, translate } from '#i18n/server.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { wireKey } from '#schemas/kernel/fields/field.ts';
import { keyOfCode, type Message, type MessageKey } from '#schemas/kernel/fields/message.ts';
import type { AppError, AppErrorFacts } from './appError.ts';

/** Key of the sentence for an error as a whole: stored where it is read later, in each reader's language. */
export const sentenceOf = ({ code, facts }: AppError): { key: MessageKey; params: AppErrorFacts['params'] } => ({
  key: facts.messageKey ?? `errors.${code}`,
  params: facts.params,
});

/** The sentence of an error as a whole. */
export const messageOf = (error: AppError, locale: LocaleCode): string => {
  const { key, params } = sentenceOf(error);
  return translate(locale, key, params);
};

/** A value in a row, `workers[0].workerName`. */
const ROW_PART = /^(\w+)\[\d+\]\.(\w+)$/;

/** Messages by wire key, each with its sentence: "Name is required". */
export function fieldMessages(
  fields: Readonly<Record<string, Message>>,
  locale: LocaleCode,
  entity?: Entity,
): Record<string, Message & { message: string }> {
  const labelOf = (key: string) => {
    const [, rows, part] = ROW_PART.exec(key) ?? [];
    if (entity && rows && part) return rowLabel(locale, entity, rows, part);
    // A text in one language and one entry of a list (`notifyPartyEmail[2]`) are faults of the field that holds them.
    const held = key.split(/[.[]/)[0] as string;
    const named = [held, held.replace(/(Id|Uuid)s?$/, '')];
    const name = Object.entries(entity?.fields ?? {}).find(
      ([one, field]) => named.includes(one) || wireKey(one, field) === held,
    )?.[0];
    if (entity && name) return fieldLabel(locale, entity, name);
    const own = `errors.fields.${key}`;
    const known = translate(locale, own);
    return known === own ? key : known;
  };
  return Object.fromEntries(
    Object.entries(fields).map(([key, { code, params }]) => {
      const words: Record<string, string | number> = { label: labelOf(key), ...params };
      if (params?.other) words.other = labelOf(String(params.other));
      return [key, { code, params, message: translate(locale, keyOfCode(code), words) }];
    }),
  );
}
