/** The choices of a recurrence as drop-downs (002 §7), in the caller's language. */
import { translate } from '#i18n/server.ts';
import type { Option } from '#schemas/kernel/calls/errors.ts';
import { isDate } from '#schemas/kernel/fields/formats.ts';
import { frequencies, monthlyWaysOn, weekdays } from '#schemas/kernel/fields/recurrence.ts';
import { monthlyWord, type Say, weekdayName } from '#schemas/kernel/fields/recurrenceWords.ts';
import type { AreaContext, Handler } from '#server/engine/areas/areaCalls.ts';
import { AppError } from '#server/errors/appError.ts';

const optionsOf = <V extends string>(values: readonly V[], word: (value: V) => string): Option[] =>
  values.map((value) => ({ code: value, label: word(value), value }));
const sayIn =
  ({ locale }: AreaContext): Say =>
  (key, params) =>
    translate(locale, `recurrence.${key}`, params);

export const recurrenceFrequencies: Handler = async (context) => {
  const say = sayIn(context);
  return optionsOf(frequencies, (one) => say(`frequencies.${one}`));
};
export const weeklyRecurrence: Handler = async ({ locale }) => optionsOf(weekdays, (day) => weekdayName(day, locale));
/** Throws AppError notFound where the path has no date. */
export const monthlyRecurrence: Handler = async (context) => {
  const { date = '' } = context.params;
  if (!isDate(date)) throw new AppError('notFound');
  return optionsOf(monthlyWaysOn(date), (way) => monthlyWord(way, date, context.locale, sayIn(context)));
};
