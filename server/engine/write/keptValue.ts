/** A checked value as it is kept: trimmed, cleaned, in order. */
import type { Field, FieldKind, LocalizedField } from '#schemas/kernel/field.ts';
import { normalEmail } from '#schemas/kernel/fields/emailAddress.ts';
import { sortHours, type WeeklyHours } from '#schemas/kernel/fields/hours.ts';
import { type LinkValue, tidyLink } from '#schemas/kernel/fields/link.ts';
import { type OptionItem, tidyOptions } from '#schemas/kernel/fields/optionList.ts';
import { isBlankHtml } from '#schemas/kernel/fields/richText.ts';
import { isEmpty } from '#schemas/kernel/validate.ts';
import { cleanRichText } from './richText.ts';

/** A blank editor becomes an empty string (000 §5). */
const tidyHtml = (html: string): string => {
  const clean = cleanRichText(html).trim();
  return isBlankHtml(clean) ? '' : clean;
};
const inEach = (value: object, tidy: (text: string) => string) =>
  Object.fromEntries(Object.entries(value).map(([language, text]) => [language, typeof text === 'string' ? tidy(text) : text]));

const keepers: Partial<Record<FieldKind, (value: never, field: Field) => unknown>> = {
  richText: tidyHtml,
  localized: (value: object, field) => ((field as LocalizedField).rich ? inEach(value, tidyHtml) : value),
  email: (value: string) => normalEmail(value),
  emails: (value: string[]) => [...new Set(value.map(normalEmail))],
  weeklyHours: (value: WeeklyHours[]) => sortHours(value),
  link: (value: LinkValue) => tidyLink(value),
  options: (value: OptionItem[]) => tidyOptions(value),
};

/** What is written for what a form sent; null for what was left empty. */
export function keptValue(field: Field, given: unknown): unknown {
  if (isEmpty(given)) return null;
  const kept = keepers[field.kind]?.(given as never, field) ?? given;
  return typeof kept === 'string' ? kept.trim() : kept;
}
