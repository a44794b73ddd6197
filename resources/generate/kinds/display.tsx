/** How every kind of field is shown in a table and on a record's page. A kind that is missing here does not compile. */
import Link from '@mui/material/Link';
import { useLocale } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';
import { useMaybeSession } from '#authProvider/useSession.ts';
import { currencyOf } from '#schemas/kernel/currency.ts';
import type { Field, FieldKind } from '#schemas/kernel/field.ts';
import { visibleText } from '#schemas/kernel/fields/richText.ts';
import { Collapsible } from '#src/kit/Collapsible.tsx';
import { Dash } from '#src/kit/Dash.tsx';
import { DateTime, PlainDate, PlainTime } from '#src/kit/DateTime.tsx';
import { formatNumber } from '#src/kit/dates/formats.ts';
import { Money } from '#src/kit/Money.tsx';
import { formatPercent } from '#src/kit/money.ts';
import { RichTextView } from '#src/kit/richText/RichTextView.tsx';
import { useJoined } from '#src/kit/useJoined.ts';
import { BooleanValue, ChoicesValue, ChoiceValue } from './choiceValues.tsx';
import { HourLines, Hours, LinkTo, ListValue, Offset, Period, QuestionCount, Questions } from './compoundValues.tsx';
import type { Display, DisplayProps } from './Display.ts';
import { FileValue, ImageValue } from './FileValue.tsx';
import { LocalizedValue, LocalizedWhole } from './LocalizedValue.tsx';
import { FilesValue, ReferencesText, ReferencesValue } from './pointerValues.tsx';
import { ReferenceText, ReferenceValue } from './ReferenceValue.tsx';

const Text = ({ value }: DisplayProps) => <>{String(value)}</>;
const Lines = ({ value }: DisplayProps) => (
  <Collapsible>
    <div style={{ whiteSpace: 'pre-line' }}>{String(value)}</div>
  </Collapsible>
);
const Plain = ({ value }: DisplayProps) => <>{visibleText(String(value).replace(/></g, '> <'))}</>;
const Formatted = ({ value }: DisplayProps) => <RichTextView html={String(value)} />;
/** Figures of equal width, so that those below each other can be compared. */
const Figures = ({ children }: { children: ReactNode }) => <span style={{ fontVariantNumeric: 'tabular-nums' }}>{children}</span>;
function Whole({ value }: DisplayProps) {
  return <Figures>{formatNumber(Number(value), useLocale())}</Figures>;
}
const Percent = ({ value }: DisplayProps) => <Figures>{formatPercent(Number(value))} %</Figures>;
function Amount({ value, record }: DisplayProps) {
  return <Money minor={Number(value)} currency={currencyOf(record, useMaybeSession())} />;
}
const Day = ({ value }: DisplayProps) => <PlainDate value={String(value)} />;
const Clock = ({ value }: DisplayProps) => <PlainTime value={String(value)} />;
const Instant = ({ value }: DisplayProps) => <DateTime value={String(value)} />;
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

const LONG = 240;
const displays = {
  text: { Cell: Text, width: LONG },
  longText: { Cell: Text, Show: Lines, width: LONG, wide: true },
  richText: { Cell: Plain, Show: Formatted, width: LONG, wide: true },
  sequence: { Cell: Text },
  integer: { Cell: Whole, align: 'right' },
  money: { Cell: Amount, align: 'right' },
  percent: { Cell: Percent, align: 'right' },
  boolean: { Cell: BooleanValue },
  date: { Cell: Day },
  time: { Cell: Clock },
  dateTime: { Cell: Instant },
  enum: { Cell: ChoiceValue },
  enums: { Cell: ChoicesValue, width: LONG, wide: true },
  tags: { Cell: List, width: LONG },
  email: { Cell: Text, Show: Mail, width: LONG },
  emails: { Cell: List, Show: Mails, width: LONG },
  phone: { Cell: Text, Show: Phone },
  url: { Cell: Text, Show: Site, width: LONG },
  localized: { Cell: LocalizedValue, Show: LocalizedWhole, width: LONG, wide: true },
  localizedList: { Cell: ListValue, width: LONG, wide: true },
  timeZone: { Cell: Text },
  timeZoneOffset: { Cell: Offset },
  dateRange: { Cell: Period, width: LONG },
  weeklyHours: { Cell: Hours, Show: HourLines, width: LONG, wide: true },
  link: { Cell: LinkTo, width: LONG, wide: true },
  options: { Cell: QuestionCount, Show: Questions, wide: true },
  reference: { Cell: ReferenceText, Show: ReferenceValue, width: LONG },
  references: { Cell: ReferencesText, Show: ReferencesValue, width: LONG, wide: true },
  file: { Cell: FileValue, width: LONG },
  files: { Cell: FilesValue, width: LONG, wide: true },
  image: { Cell: FileValue, Show: ImageValue, width: LONG },
  count: { Cell: Whole, align: 'right' },
  activeOf: { Cell: BooleanValue },
  cases: { Cell: ChoiceValue },
} satisfies { [K in FieldKind]: Display };

export const displayOf = (field: Field): Display => displays[field.kind];

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

interface ValueProps extends Omit<DisplayProps, 'value'> {
  /** `cell` in a table, `show` on a record's page. */
  place: 'cell' | 'show';
}

/** The value of one field of a record, or a dash. A reference is read from what it embeds, not from its id. */
export function FieldValue({ place, ...props }: ValueProps) {
  const value = props.record[props.name];
  if (isEmpty(value)) return <Dash />;
  const display = displayOf(props.field);
  const Shown: ComponentType<DisplayProps> = place === 'show' ? (display.Show ?? display.Cell) : display.Cell;
  return <Shown {...props} value={value} />;
}
