/** How the kinds are shown whose values have parts: periods, opening hours, links, questions. */
import Link from '@mui/material/Link';
import { useLocale, useTranslate } from 'ra-core';
import { Suspense } from 'react';
import type { LocalizedList } from '#schemas/kernel/fields/field.ts';
import type { WeeklyHours } from '#schemas/kernel/fields/hours.ts';
import { type LinkValue, linkHref, linkInput } from '#schemas/kernel/fields/linkTypes.ts';
import { entriesIn, readIn } from '#schemas/kernel/fields/localized.ts';
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import { offsetLabel } from '#schemas/kernel/fields/systemData.ts';
import { latePart } from '#src/kit/late/late.tsx';
import { PlainDate } from '#src/kit/values/DateTime.tsx';
import { useJoined } from '#src/kit/values/useJoined.ts';
import type { DisplayProps } from './Display.ts';

export const Period = ({ value }: DisplayProps) => {
  const [from, to] = value as [string, string];
  return (
    <>
      <PlainDate value={from} /> – <PlainDate value={to} />
    </>
  );
};

export const Offset = ({ value }: DisplayProps) => <>{offsetLabel(Number(value))}</>;

/** Few lists have hours: the first one does without their code. */
const WeeklyHoursText = latePart(async () => ({ default: (await import('#src/kit/dates/WeeklyHoursText.tsx')).WeeklyHoursText }));
const hoursIn = (value: unknown, lines: boolean) => (
  <Suspense fallback={null}>
    <WeeklyHoursText value={value as WeeklyHours[]} lines={lines} />
  </Suspense>
);
export const Hours = ({ value }: DisplayProps) => hoursIn(value, false);
export const HourLines = ({ value }: DisplayProps) => hoursIn(value, true);

/** Entries in the reader's language, in English where that has none. */
export function ListValue({ value }: DisplayProps) {
  const locale = useLocale();
  const joined = useJoined();
  return <>{joined([...entriesIn(value as Partial<LocalizedList>, locale)])}</>;
}

/** What the link leads to; it opens where a browser can open it. Its other addresses stand beside. */
export function LinkTo({ value }: DisplayProps) {
  const link = value as LinkValue;
  const locale = useLocale();
  const joined = useJoined();
  const translate = useTranslate();
  const own = link.urls?.[locale as keyof typeof link.urls];
  const shown = own ? { ...link, [linkInput(link.type)]: own } : link;
  const href = linkHref(shown);
  const text = shown.url ?? shown.phone ?? shown.email ?? joined([shown.iosUrl, shown.androidUrl].flatMap((one) => one || []));
  return (
    <>
      {translate(`inputs.link.types.${link.type}`)}:{' '}
      {href ? (
        // Text stands around it: its colour alone would not tell it apart.
        <Link href={href} target="_blank" rel="noopener noreferrer" underline="always" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Link>
      ) : (
        <span style={{ overflowWrap: 'anywhere' }}>{text}</span>
      )}
      {link.url2 && <span style={{ overflowWrap: 'anywhere' }}> · {link.url2}</span>}
      {link.type === 'WEB_LINK' &&
        link.openIn &&
        ` · ${translate('inputs.link.parts.openIn')}: ${translate(`inputs.link.openIns.${link.openIn}`)}`}
    </>
  );
}

const labelIn = (label: OptionItem['label'], locale: string): string =>
  typeof label === 'string' ? label : readIn(label, locale);

/** How many questions there are. */
export function QuestionCount({ value }: DisplayProps) {
  return useTranslate()('inputs.options.count', { smart_count: (value as OptionItem[]).length });
}

/** The questions with what can be answered. */
export function Questions({ value }: DisplayProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const joined = useJoined();
  const choicesOf = (item: OptionItem) => joined((item.choices ?? []).map((choice) => labelIn(choice.label, locale)));
  const question = (item: OptionItem) =>
    translate('inputs.options.asked', {
      text: labelIn(item.label, locale),
      type: translate(`inputs.options.types.${item.type}`),
    });
  return (
    <ol style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
      {(value as OptionItem[]).map((item) => (
        <li key={item.id}>
          {item.choices?.length ? translate('kit.labelled', { label: question(item), value: choicesOf(item) }) : question(item)}
        </li>
      ))}
    </ol>
  );
}
