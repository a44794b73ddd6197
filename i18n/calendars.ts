/** The date calendar in each language; all in one file, because the calendar is a chunk of its own. */
import type { LocalizationProviderProps } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import { fallbackLocale } from './locales.ts';

export interface CalendarWords {
  /** Code of the language in dayjs, whose module the file imports. */
  dayjs: string;
  /** The texts of the library; its own English if absent. */
  texts: LocalizationProviderProps<Dayjs>['localeText'];
  /** The heading of a month, in the tokens of dayjs. */
  month: string;
}
const modules = import.meta.glob<{ calendar: CalendarWords }>('./*/calendar.ts', { eager: true });
const wordsIn = (locale: string) => modules[`./${locale}/calendar.ts`]?.calendar;

export const calendarWords = (locale: string): CalendarWords => (wordsIn(locale) ?? wordsIn(fallbackLocale)) as CalendarWords;

/** The codes in dayjs of every language. */
export const calendarLanguages = Object.values(modules).map(({ calendar }) => calendar.dayjs);
