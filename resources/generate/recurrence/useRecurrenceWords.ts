import { useLocale, useTranslate } from 'ra-core';
import { formatDate } from '#i18n/dateFormats.ts';
import { leavesDaysOff, type Recurrence } from '#schemas/kernel/fields/recurrence.ts';
import { recurrenceWord, type Say } from '#schemas/kernel/fields/recurrenceWords.ts';
import { useJoined } from '#src/kit/values/useJoined.ts';

/** The texts of recurrences, and a recurrence as one sentence. */
export function useRecurrenceWords() {
  const translate = useTranslate();
  const locale = useLocale();
  const join = useJoined();
  const say: Say = (key, params) => translate(`recurrence.${key}`, params);
  const sentence = (recurrence: Recurrence, start?: string): string => {
    const { count, until, except = [] } = recurrence;
    return join([
      recurrenceWord(recurrence, start, locale, { say, join }),
      count ? say('times', { smart_count: count }) : say('untilDay', { date: formatDate(until ?? '', locale) }),
      ...(leavesDaysOff(recurrence) ? [say('holidaysOut')] : []),
      ...(except.length ? [say('without', { dates: join(except.map((date) => formatDate(date, locale))) })] : []),
    ]);
  };
  return { locale, say, sentence };
}
