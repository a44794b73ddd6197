/** How every kind of field is shown in a table and on a record's page. A kind that is missing here does not compile. */
import Link from '@mui/material/Link';
import { useLocale } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';
import { useMaybeSession } from '#authProvider/useSession.ts';
import type { Field, FieldKind } from '#schemas/kernel/field.ts';
import { Dash } from '#src/kit/Dash.tsx';
import { DateTime, PlainDate, PlainTime } from '#src/kit/DateTime.tsx';
import { Money } from '#src/kit/Money.tsx';
import { formatPercent } from '#src/kit/money.ts';
import { currencyOf } from '../currency.ts';
import { BooleanValue, ChoicesValue, ChoiceValue } from './choiceValues.tsx';
import type { Display, DisplayProps } from './Display.ts';
import { FileValue } from './FileValue.tsx';
import { LocalizedValue } from './LocalizedValue.tsx';
import { ReferenceText, ReferenceValue } from './ReferenceValue.tsx';

const Text = ({ value }: DisplayProps) => <>{String(value)}</>;
const Lines = ({ value }: DisplayProps) => <span style={{ whiteSpace: 'pre-line' }}>{String(value)}</span>;
const Plain = ({ value }: DisplayProps) => <>{String(value).replace(/<[^>]*>/g, ' ')}</>;
/** Figures of equal width, so that those below each other can be compared. */
const Figures = ({ children }: { children: ReactNode }) => <span style={{ fontVariantNumeric: 'tabular-nums' }}>{children}</span>;
function Whole({ value }: DisplayProps) {
  return <Figures>{new Intl.NumberFormat(useLocale()).format(Number(value))}</Figures>;
}
const Percent = ({ value }: DisplayProps) => <Figures>{formatPercent(Number(value))} %</Figures>;
function Amount({ value, record }: DisplayProps) {
  return <Money minor={Number(value)} currency={currencyOf(record, useMaybeSession())} />;
}
const Day = ({ value }: DisplayProps) => <PlainDate value={String(value)} />;
const Clock = ({ value }: DisplayProps) => <PlainTime value={String(value)} />;
const Instant = ({ value }: DisplayProps) => <DateTime value={String(value)} />;
const List = ({ value }: DisplayProps) => <>{(value as string[]).join(', ')}</>;
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
export const displays = {
  text: { Cell: Text, width: LONG },
  longText: { Cell: Text, Show: Lines, width: LONG, wide: true },
  richText: { Cell: Plain, width: LONG, wide: true },
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
  localized: { Cell: LocalizedValue, width: LONG, wide: true },
  timeZone: { Cell: Text },
  reference: { Cell: ReferenceText, Show: ReferenceValue, width: LONG },
  file: { Cell: FileValue, width: LONG },
  count: { Cell: Whole, align: 'right' },
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
