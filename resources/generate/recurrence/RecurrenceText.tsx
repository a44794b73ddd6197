import type { RecurrenceField } from '#schemas/kernel/fields/field.ts';
import type { Recurrence } from '#schemas/kernel/fields/recurrence.ts';
import { useTimeZone } from '#src/kit/kitContext.ts';
import type { DisplayProps } from '../kinds/Display.ts';
import { firstDay } from './firstDay.ts';
import { useRecurrenceWords } from './useRecurrenceWords.ts';

/** `Every week: Mon, Wed, until 01 Mar 2036`. */
export default function RecurrenceText({ field, value, record }: DisplayProps) {
  const { sentence } = useRecurrenceWords();
  const start = firstDay(record[(field as unknown as RecurrenceField).starts], useTimeZone());
  return <>{sentence(value as Recurrence, start)}</>;
}
