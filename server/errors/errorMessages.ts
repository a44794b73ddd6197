/** Error codes as sentences in the caller's language. */
import type { LocaleCode } from '#i18n/locales.ts';
import { fieldLabel, translate } from '#i18n/server.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
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

/** Messages by wire key, each with its sentence: "Name is required". */
export function fieldMessages(
  fields: Readonly<Record<string, Message>>,
  locale: LocaleCode,
  entity?: Entity,
): Record<string, Message & { message: string }> {
  const labelOf = (key: string) => {
    const name = entity && [key, key.replace(/Ids?$/, '')].find((one) => one in entity.fields);
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
