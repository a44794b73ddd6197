import { useLocale, useTranslate } from 'ra-core';
import { type DateOrder, dateOrders, dayIn } from '#schemas/kernel/sheet/dates.ts';
import { formatDate } from '#src/kit/values/dateTime.ts';
import { AskChoice } from './AskChoice.tsx';

const SAMPLES = 2;

interface Props {
  /** Days of the file that can be read in two ways. */
  days: readonly string[];
  value: DateOrder | undefined;
  onChange: (order: DateOrder) => void;
}

/** Whether 5/3/2026 is a day of March or of May, where no other day of the file tells. */
export function AskDateOrder({ days, value, onChange }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <AskChoice
      question={translate('bulkUpload.dateOrder.question')}
      offers={dateOrders.map((order) => ({
        value: order,
        label: translate(`bulkUpload.dateOrder.${order}`),
        lines: days.slice(0, SAMPLES).map((day) => `${day} → ${formatDate(String(dayIn(day, order)), locale)}`),
      }))}
      value={value}
      onChange={(chosen) => onChange(chosen as DateOrder)}
    />
  );
}
