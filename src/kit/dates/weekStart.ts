/** Weeks begin on Monday in the calendars that dates are picked from, as they do in every other calendar of the portal, whatever the language says. */
import dayjs from 'dayjs';
import updateLocale from 'dayjs/plugin/updateLocale.js';

dayjs.extend(updateLocale);

/** @param languages by their codes in dayjs, which has loaded them */
export function beginWeeksOnMonday(languages: readonly string[]): void {
  for (const language of languages) dayjs.updateLocale(language, { weekStart: 1 });
}
