/**
 * What the portal knows of every kind of field: how it is shown in a table and on a record's page, which input and which filter it
 * has. A kind that is missing here does not compile.
 */
import Link from '@mui/material/Link';
import { useLocale } from 'ra-core';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { currentSession } from '#authProvider/sessionStore.ts';
import { isHashedCode } from '#schemas/kernel/fields/code.ts';
import { amountText, currencyOf, currencyToWrite, isPercentNow } from '#schemas/kernel/fields/currency.ts';
import { type Field, type FieldKind, isPicture } from '#schemas/kernel/fields/field.ts';
import { TIME } from '#schemas/kernel/fields/formats.ts';
import { visibleText } from '#schemas/kernel/fields/richText.ts';
import { KEPT_SECRET } from '#schemas/kernel/fields/secret.ts';
import { offsetLabel } from '#schemas/kernel/fields/systemData.ts';
import { withTexts } from '#src/app/texts.ts';
import { formatNumber } from '#src/kit/dates/formats.ts';
import { latePart } from '#src/kit/late/late.tsx';
import { Collapsible } from '#src/kit/values/Collapsible.tsx';
import { DateTime, EndTime, PlainDate, PlainTime } from '#src/kit/values/DateTime.tsx';
import { formatDate, formatTime } from '#src/kit/values/dateTime.ts';
import { Money } from '#src/kit/values/Money.tsx';
import { formatPercent } from '#src/kit/values/money.ts';
import { useJoined } from '#src/kit/values/useJoined.ts';
import { AnyOfText, AnyOfValue } from './AnyOfValue.tsx';
import { BooleanValue, ChoicesValue, ChoiceValue } from './choiceValues.tsx';
import { HourLines, Hours, LinkTo, ListValue, Offset, Period, QuestionCount, Questions } from './compoundValues.tsx';
import type { DisplayProps } from './Display.ts';
import { FileValue, ImageValue } from './FileValue.tsx';
import { FormattedText } from './FormattedText.tsx';
import { LocalizedValue, LocalizedWhole } from './LocalizedValue.tsx';
import type { PortalKind, TagFacts } from './PortalKind.ts';
import { FilesValue, ReferencesText, ReferencesValue } from './pointerValues.tsx';
import { ReferenceText, ReferenceValue } from './ReferenceValue.tsx';

const Text = ({ value }: DisplayProps) => <>{String(value)}</>;
const Lines = ({ value }: DisplayProps) => (
  <Collapsible>
    <div style={{ whiteSpace: 'pre-line' }}>{String(value)}</div>
  </Collapsible>
);
const Plain = ({ value }: DisplayProps) => <>{visibleText(String(value).replace(/></g, '> <'))}</>;
const Formatted = ({ value }: DisplayProps) => <FormattedText html={String(value)} />;
/** Figures of equal width, so that those below each other can be compared. */
const Figures = ({ children }: { children: ReactNode }) => <span style={{ fontVariantNumeric: 'tabular-nums' }}>{children}</span>;
const Meter = latePart(() => import('./Meter.tsx'));
/** A number, or what is left of another one. */
function Whole(shown: DisplayProps) {
  const { field, value } = shown;
  const locale = useLocale();
  const text = formatNumber(Number(value), locale);
  if ('leftOf' in field && field.leftOf)
    return (
      <Suspense fallback={text}>
        <Meter {...shown} />
      </Suspense>
    );
  return <Figures>{text}</Figures>;
}
/** A code as it is read out; of one whose hash alone is kept, that there is one. */
const Code = ({ field, value }: DisplayProps) => <Figures>{isHashedCode(field) ? KEPT_SECRET : String(value)}</Figures>;
const Percent = ({ value }: DisplayProps) => <Figures>{formatPercent(Number(value))} %</Figures>;
function Amount(shown: DisplayProps) {
  const { field, value, record } = shown;
  if (isPercentNow(field, record)) return <Percent {...shown} />;
  return <Money minor={Number(value)} currency={currencyOf(record)} />;
}
const Day = ({ value }: DisplayProps) => <PlainDate value={String(value)} />;
const Clock = ({ field, value, record }: DisplayProps) => {
  const start = 'after' in field && 'overnight' in field && field.overnight ? record[field.after ?? ''] : undefined;
  return start ? <EndTime start={String(start)} value={String(value)} /> : <PlainTime value={String(value)} />;
};
const Instant = ({ value }: DisplayProps) => <DateTime value={String(value)} />;
const Several = ({ value }: DisplayProps) => <Figures>{formatNumber((value as unknown[]).length, useLocale())}</Figures>;
const Labels = ({ value }: DisplayProps) => (
  <>{useJoined()(Object.values(value as Record<string, string | null>).flatMap((one) => one ?? []))}</>
);
const List = ({ value }: DisplayProps) => <>{useJoined()(value as string[])}</>;
const Mails = ({ value }: DisplayProps) =>
  (value as string[]).map((one) => (
    <div key={one}>
      <Link href={`mailto:${one}`}>{one}</Link>
    </div>
  ));
const Mail = ({ value }: DisplayProps) => <Link href={`mailto:${String(value)}`}>{String(value)}</Link>;
const Phone = ({ value }: DisplayProps) => <Link href={`tel:${String(value).replace(/[^+\d]/g, '')}`}>{String(value)}</Link>;
const Site = ({ value }: DisplayProps) => (
  <Link href={String(value)} target="_blank" rel="noopener noreferrer">
    {String(value)}
  </Link>
);

const chosen = (value: string, { word }: TagFacts) => word(value);
const yesNo = (value: string, { translate }: TagFacts) => translate(value === 'true' ? 'kit.yes' : 'kit.no');
const pointed = (value: string, { labelOf }: TagFacts) => labelOf(value);
const day = (value: string, { locale }: TagFacts) => formatDate(value, locale);
const Rows = latePart(() => withTexts('recurrence', import('../rows/RowsInput.tsx')));
const RowLines = latePart(() => import('../rows/RowLines.tsx'));
const Repeats = latePart(() => withTexts('recurrence', import('../recurrence/RecurrenceInput.tsx')));
const RepeatsText = latePart(() => withTexts('recurrence', import('../recurrence/RecurrenceText.tsx')));
const Listed = (shown: DisplayProps) => (
  <Suspense fallback={null}>
    <RowLines {...shown} portalKindOf={portalKindOf} />
  </Suspense>
);
const Repeated = (shown: DisplayProps) => (
  <Suspense fallback={null}>
    <RepeatsText {...shown} />
  </Suspense>
);
const Pictures = latePart(() => import('./Pictures.tsx'));
/** Pictures are seen, of other files the names. */
const pictured = (Named: ComponentType<DisplayProps>, isWhole: boolean) => (shown: DisplayProps) =>
  isPicture(shown.field) ? (
    <Suspense fallback={<div style={{ height: 36, width: 36, margin: '-3px 0' }} />}>
      <Pictures {...shown} isWhole={isWhole} />
    </Suspense>
  ) : (
    <Named {...shown} />
  );
const Answers = latePart(() => import('./answerValues.tsx'));
const answersAs = (isWhole: boolean) => (shown: DisplayProps) => (
  <Suspense fallback={null}>
    <Answers {...shown} isWhole={isWhole} />
  </Suspense>
);
const AnswersGiven = latePart(() => import('../answers/AnswersInput.tsx'));
/** Inputs pass on incomplete numbers and times as text: lists are not filtered by those. */
const isNumber = () => false;
const isTime = (value: string) => TIME.test(value);
const RichText = latePart(() => import('./inputs/RichTextInput.tsx'));
const Options = latePart(() => import('./inputs/OptionsInput.tsx'));

const LONG = 240;
const kinds: Readonly<Record<FieldKind, PortalKind>> = {
  text: { Cell: Text, width: LONG, input: 'TextInput', filter: 'text' },
  longText: { Cell: Text, Show: Lines, width: LONG, wide: true, input: 'LongTextInput', wideInput: true, filter: 'text' },
  richText: { Cell: Plain, Show: Formatted, width: LONG, wide: true, input: RichText, wideInput: true },
  sequence: { Cell: Text, filter: 'text' },
  integer: { Cell: Whole, align: 'right', input: 'IntegerInput', filter: 'range', whole: isNumber },
  money: {
    Cell: Amount,
    align: 'right',
    input: 'MoneyInput',
    filter: 'range',
    tag: (value) => amountText(Number(value), currencyToWrite(undefined, currentSession())),
    whole: isNumber,
  },
  percent: {
    Cell: Percent,
    align: 'right',
    input: 'PercentInput',
    filter: 'range',
    tag: (value) => `${formatPercent(Number(value))} %`,
    whole: isNumber,
  },
  boolean: { Cell: BooleanValue, input: 'BooleanInput', filter: 'yesNo', tag: yesNo },
  date: { Cell: Day, input: 'DateInput', filter: 'range', tag: day, days: true },
  time: {
    Cell: Clock,
    input: 'TimeInput',
    filter: 'range',
    tag: (value, { locale }) => formatTime(value, locale),
    whole: isTime,
    below: true,
  },
  dateTime: { Cell: Instant, input: 'DateTimeInput', filter: 'range', tag: day, days: true },
  enum: { Cell: ChoiceValue, input: 'ChoiceInput', filter: 'choices', tag: chosen },
  enums: { Cell: ChoicesValue, width: LONG, wide: true, input: 'ChoicesInput', wideInput: true, filter: 'choices', tag: chosen },
  tags: { Cell: List, width: LONG, input: 'TagsInput', wideInput: true, filter: 'text' },
  email: { Cell: Text, Show: Mail, width: LONG, input: 'EmailInput', filter: 'text' },
  emails: { Cell: List, Show: Mails, width: LONG, input: 'TagsInput', wideInput: true },
  phone: { Cell: Text, Show: Phone, input: 'PhoneInput', filter: 'text' },
  url: { Cell: Text, Show: Site, width: LONG, input: 'UrlInput' },
  localized: {
    Cell: LocalizedValue,
    Show: LocalizedWhole,
    width: LONG,
    wide: true,
    input: 'LocalizedInput',
    wideInput: true,
    filter: 'text',
  },
  localizedList: { Cell: ListValue, width: LONG, wide: true, input: 'LocalizedListInput', wideInput: true },
  timeZone: { Cell: Text, input: 'TimeZoneInput', filter: 'text' },
  timeZoneOffset: { Cell: Offset, input: 'TimeZoneOffsetInput', filter: 'value', tag: (value) => offsetLabel(Number(value)) },
  dateRange: { Cell: Period, width: LONG, input: 'DateRangeInput', filter: 'range', tag: day, days: true },
  weeklyHours: { Cell: Hours, Show: HourLines, width: LONG, wide: true, input: 'WeeklyHoursInput', wideInput: true },
  link: { Cell: LinkTo, width: LONG, wide: true, input: 'LinkInput', wideInput: true },
  options: { Cell: QuestionCount, Show: Questions, wide: true, input: Options, wideInput: true },
  anyOf: { Cell: AnyOfText, Show: AnyOfValue, width: LONG, input: 'AnyOfInput' },
  rows: { Cell: Listed, wide: true, input: Rows, wideInput: true },
  code: { Cell: Code, filter: 'text' },
  recurrence: { Cell: Repeated, wide: true, input: Repeats, wideInput: true },
  answers: { Cell: answersAs(false), Show: answersAs(true), width: LONG, wide: true, input: AnswersGiven, wideInput: true },
  reference: {
    Cell: ReferenceText,
    Show: ReferenceValue,
    width: LONG,
    input: 'ReferenceInput',
    filter: 'references',
    tag: pointed,
  },
  references: {
    Cell: ReferencesText,
    Show: ReferencesValue,
    width: LONG,
    wide: true,
    input: 'ReferencesInput',
    wideInput: true,
    filter: 'references',
    tag: pointed,
  },
  file: { Cell: pictured(FileValue, false), Show: FileValue, width: LONG, input: 'FileInput', wideInput: true },
  files: {
    Cell: pictured(FilesValue, false),
    Show: pictured(FilesValue, true),
    width: LONG,
    wide: true,
    input: 'FilesInput',
    wideInput: true,
  },
  image: { Cell: pictured(FileValue, false), Show: ImageValue, width: LONG, input: 'ImageInput', wideInput: true },
  count: { Cell: Whole, align: 'right' },
  activeOf: { Cell: BooleanValue, filter: 'yesNo', tag: yesNo },
  whether: { Cell: BooleanValue, filter: 'yesNo', tag: yesNo },
  cases: { Cell: ChoiceValue, filter: 'choices', tag: chosen },
  usage: { Cell: ChoiceValue, filter: 'choices', tag: chosen },
  rowsOf: { Cell: Several, align: 'right' },
  label: { Cell: Text, width: LONG },
  labels: { Cell: Labels, width: LONG },
  same: { Cell: Text, width: LONG },
  texts: { Cell: Several, align: 'right' },
  part: { Cell: Text },
  timeOf: { Cell: Text },
};

/** The registry entry of a field's kind. */
export const portalKindOf = ({ kind }: Pick<Field, 'kind'>): PortalKind => kinds[kind];
