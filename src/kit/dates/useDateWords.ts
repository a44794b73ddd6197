import { useLocale, useTranslate } from 'ra-core';
import { formatDate } from '../values/dateTime.ts';
import type { DateLimits, DateProblem } from './limits.ts';
import { useToday } from './useToday.ts';

/** What is wrong with a date, as a sentence that names the field and the limit. */
export function useDateWords({ min, max }: DateLimits) {
  const translate = useTranslate();
  const locale = useLocale();
  const example = formatDate(useToday(), locale);
  return (label: string, problem: DateProblem): string =>
    translate(`dates.problems.${problem}`, {
      label,
      example,
      limit: formatDate((problem === 'tooLate' ? max : min) ?? '', locale),
    });
}
