import { useLocale, useTranslate } from 'ra-core';
import type { WeeklyHours } from '#schemas/kernel/fields/hours.ts';
import { hoursText } from './hoursText.ts';

interface Props {
  value: readonly WeeklyHours[];
  /** One line below the other, where there is room for it. */
  lines?: boolean;
}

/** Opening hours to read: `Mon–Fri 09:00 AM – 06:00 PM; Sat 09:00 AM – 01:00 PM`. */
export function WeeklyHoursText({ value, lines = false }: Props) {
  const translate = useTranslate();
  const texts = hoursText(value, translate, useLocale());
  if (!lines) return <>{texts.join('; ')}</>;
  return texts.map((text) => (
    <div key={text} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {text}
    </div>
  ));
}
