/** Start time, end date and end time of a request: only what the server offers for the rest of the form. */
import MenuItem from '@mui/material/MenuItem';
import { useLocale, useTranslate } from 'ra-core';
import { DatePicker } from '#src/kit/dates/DatePicker.tsx';
import { formatTime } from '#src/kit/values/dateTime.ts';
import type { ControlProps } from '../generate/kinds/Control.ts';
import { BaseInput } from '../generate/kinds/inputs/BaseInput.tsx';
import { useWords } from '../generate/words.ts';
import { useOffered } from './useOffered.ts';

/** What must stand in the form before, and what follows and therefore does not count. */
const order: Readonly<Record<string, { needs: readonly string[]; without: readonly string[] }>> = {
  startTime: { needs: ['startDate'], without: ['startTime', 'endDate', 'endTime'] },
  endDate: { needs: ['startDate', 'startTime'], without: ['endDate', 'endTime'] },
  endTime: { needs: ['startDate', 'startTime', 'endDate'], without: ['endTime'] },
};
const words = 'resources.aircon-extension-requests.form';

/** What has to be filled in next: said once, beside the first input that waits, and not beside those that wait for that one. */
function nextOf(values: ControlProps['values'], needs: readonly string[]): string | undefined {
  const lacks = (key: string) => !(Array.isArray(values[key]) ? (values[key] as unknown[]).length : values[key]);
  const days = values.requestType === 'RECURRING' ? ['recurringDays'] : [];
  const missing = [...needs, ...days].filter(lacks);
  const isFirst = needs.length === 1 || (missing.length === 1 && missing[0] === needs.at(-1));
  return isFirst ? missing[0] : undefined;
}

export default function OfferedInput(props: ControlProps) {
  const { entity, name, value, values, onChange } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const labels = useWords(entity);
  const { needs = [], without = [] } = order[name] ?? {};
  const { isReady, data = [], error } = useOffered<string[]>(entity, name, values, needs, without);
  const chosen = typeof value === 'string' ? value : '';
  const isEmpty = isReady && !error && data.length === 0;
  const next = nextOf(values, needs);
  const waits = next && translate('kit.chooseFirst', { label: labels.wire(next) });
  const hint = isReady ? (isEmpty ? translate(`${words}.none`) : props.hint) : waits;
  if (name === 'endDate')
    return (
      <DatePicker
        {...{ id: props.id, label: props.label, error: props.error, hint, required: props.required, disabled: !isReady }}
        inputRef={props.inputRef}
        onBlur={props.onBlur}
        enabledDates={data}
        min={data[0]}
        max={data.at(-1)}
        value={chosen ? [chosen] : []}
        onChange={([next], wrong) => onChange(next ?? wrong?.value ?? wrong?.text ?? null)}
      />
    );
  // What was chosen stays visible also where it is no longer offered; saving it says why.
  const times = chosen && !data.includes(chosen) ? [chosen, ...data] : data;
  return (
    <BaseInput
      {...props}
      hint={hint}
      disabled={props.disabled || !isReady}
      value={chosen}
      onText={(text) => onChange(text || null)}
      more={{ select: true }}
    >
      {times.map((time) => (
        <MenuItem key={time} value={time}>
          {formatTime(time, locale)}
        </MenuItem>
      ))}
    </BaseInput>
  );
}
