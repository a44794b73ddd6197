/** What people are told of a record, in every language: the texts of `notifications.<entity>.<name>` with the values of the record. */
import { formatDate } from '#i18n/dateFormats.ts';
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { localAt } from '#schemas/kernel/fields/clock.ts';
import { amountText, currencyOf, isAmount } from '#schemas/kernel/fields/currency.ts';
import { isReference, type LocalizedText, traitsOf } from '#schemas/kernel/fields/field.ts';
import { isLocalized, readIn } from '#schemas/kernel/fields/localized.ts';
import type { EntityNotification } from '#schemas/kernel/notices/notification.ts';
import { fillIn } from '#schemas/kernel/notices/placeholders.ts';
import { cellText } from '#schemas/kernel/sheet/outCell.ts';
import type { OwnText } from '#server/channels/ownTexts.ts';
import { kindOf } from '#server/db/kinds/index.ts';
import type { RuleContext } from '../areas/rules.ts';
import { choiceLabel } from '../records/choiceLabel.ts';
import type { RecordRow } from '../records/record.ts';

export type About = Pick<RuleContext, 'entity' | 'reach' | 'operation' | 'seriesCount'> & {
  /** The time zone of the record's building. */
  zone: string;
};

/** The kinds of values that people write as they like. */
const WRITTEN: ReadonlySet<string> = new Set(['text', 'longText', 'email', 'phone', 'localized']);

/** The field is a tenant's own text: no mail to somebody who has not agreed to it repeats it. */
function isTenants({ entity, reach, operation }: About, name: string): boolean {
  const field = entity.fields[name];
  if (!field || !entity.scope.tenant || field.system || !WRITTEN.has(field.kind)) return false;
  const isOfActor = operation === 'create' && reach.session.side !== 'tenant';
  return !isOfActor && (!field.writableBy || field.writableBy.includes('tenant'));
}

/** The text of the record's title fields and facts that may stand in a text, by name: `referenceNo`, and `carPark` for `carPark.name`. */
export const factNames = (
  { naming = [] }: Pick<Entity, 'naming'>,
  { facts = [] }: Pick<EntityNotification, 'facts'>,
): string[] => [...new Set([...naming.map((path) => path.split('.')[0] as string), ...facts])];

/** What every text may use besides. */
export const COMMON_FACTS = ['actor', 'remark'] as const;

/** The instant in the building's zone: the date as the reader writes it, and the time. */
function moment(instant: string, zone: string, locale: LocaleCode): string {
  const { date, time } = localAt(zone, Date.parse(instant));
  return `${formatDate(date, locale)}, ${time}`;
}

function wordsOf({ entity, zone }: About, record: RecordRow, name: string, locale: LocaleCode): string {
  const field = entity.fields[name];
  const value = record[name];
  if (!field || value === null || value === undefined) return '–';
  if (isReference(field)) {
    const labels = [value].flat().map((one) => (one as { label?: unknown }).label ?? '');
    return labels.map((label) => (isLocalized(label) ? readIn(label, locale) : String(label))).join(', ');
  }
  if (isLocalized(value)) return readIn(value, locale);
  if (traitsOf(field).moment === 'day') return formatDate(String(value), locale);
  if (traitsOf(field).moment === 'instant') return moment(String(value), zone, locale);
  const label = (one: string) => choiceLabel(locale, entity, name, one);
  if (isAmount(field)) return amountText(Number(value), currencyOf(record));
  const reader = { locale, label, moment: (one: string) => moment(one, zone, locale), decimals: 0 };
  return cellText(kindOf(field).cell(value as never, reader));
}

/** The reason that came with the action, as the record keeps it. */
function remarkOf({ entity, operation }: About, record: RecordRow, locale: LocaleCode, before?: RecordRow): string {
  const action = entity.actions[operation];
  const status = entity.states && before ? String(before[entity.states.field]) : '';
  const field = action?.inState?.[status]?.remark ?? action?.remark;
  const value = field && record[field];
  return isLocalized(value) ? readIn(value, locale) : String(value || '');
}

/**
 * What is said of a record: in each language the building's own text, or the product's where the building has none in it.
 * @param from whom it comes from, for readers who have not agreed to mail from here: no text of a tenant's own stands in it
 * @returns subject and text in every language of the product
 */
export function textsOf(
  about: About,
  name: string,
  notification: EntityNotification,
  record: RecordRow,
  { before, own, from }: { before?: RecordRow; own?: OwnText; from?: string } = {},
): { title: LocalizedText; message: LocalizedText } {
  const said = (part: 'subject' | 'body') =>
    Object.fromEntries(
      localeCodes.map((locale) => {
        const isPlain = from !== undefined;
        const withheld = translate(locale, 'mail.outside.withheld');
        const facts = factNames(about.entity, notification).map((one) => [
          one,
          isPlain && isTenants(about, one) ? withheld : wordsOf(about, record, one, locale),
        ]);
        const said = isPlain && about.reach.session.side === 'tenant' ? withheld : remarkOf(about, record, locale, before);
        const remark = said || translate(locale, 'mail.noReason');
        const actor = from ?? (about.reach.session.fullName || 'Atrium');
        const values = { ...Object.fromEntries(facts), actor, remark };
        const written = own?.[part]?.[locale];
        const key = `notifications.${about.entity.name}.${name}`;
        // Where half of a sentence would be withheld, there is another one.
        const plain = isPlain && part === 'body' ? translate(locale, `${key}.outside`, values) : undefined;
        const usual = plain && plain !== `${key}.outside` ? plain : translate(locale, `${key}.${part}`, values);
        const text = written ? fillIn(written, values) : usual;
        const others = (about.seriesCount ?? 1) - 1;
        const more = part === 'body' && others ? `\n\n${translate(locale, 'recurrence.others', { smart_count: others })}` : '';
        return [locale, text + more];
      }),
    ) as LocalizedText;
  return { title: said('subject'), message: said('body') };
}
