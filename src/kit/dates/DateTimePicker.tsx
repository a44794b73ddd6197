import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useLocale, useTranslate } from 'ra-core';
import { use, useState } from 'react';
import { useTimeZone } from '../kitContext.ts';
import { formatDate, formatTime } from '../values/dateTime.ts';
import { DatePicker } from './DatePicker.tsx';
import type { DateLimits } from './limits.ts';
import { instantOf, type LocalParts, partsOf } from './localParts.ts';
import type { FieldLook } from './look.ts';
import { TimePicker } from './TimePicker.tsx';
import { ZoneSaid } from './zoneSaid.ts';

interface Props extends FieldLook, DateLimits {
  /** An instant, ISO 8601 in UTC; empty for none. */
  value: string;
  /** Takes an instant or the empty text; `wrong` is what is filled in and is no instant. */
  onChange: (instant: string, wrong?: string) => void;
  step?: number;
}

/**
 * A date and a time on the building's clock that are sent as an instant. On the nights when clocks are changed, an hour
 * that is skipped is refused, and of an hour that comes twice the earlier is taken; both show a hint.
 */
export function DateTimePicker({ value, onChange, step, min, max, enabledDates, error, hint, onBlur, ...look }: Props) {
  const { id, label } = look;
  const zone = useTimeZone();
  const translate = useTranslate();
  const locale = useLocale();
  const [parts, setParts] = useState<LocalParts>(() => partsOf(value, zone));
  // The owner may hold the instant, or the wrong text in its place.
  const [sent, setSent] = useState([value]);
  const [inside, setInside] = useState(false);
  if (!sent.includes(value)) {
    setSent([value]);
    setParts(partsOf(value, zone));
  }
  const change = (next: LocalParts, wrongText?: string) => {
    const { found, problem } = wrongText === undefined ? instantOf(next, zone) : {};
    const instant = found?.instant ?? '';
    const wrong = wrongText ?? (problem && `${next.date} ${next.time}`.trim());
    setParts(next);
    setSent([instant, wrong ?? instant]);
    onChange(instant, wrong);
  };

  const { found, problem } = instantOf(parts, zone);
  const facts = { label, date: formatDate(parts.date, locale), time: formatTime(parts.time, locale) };
  const telling = problem === 'skipped' || (problem && !inside);
  const said = telling ? translate(`dates.problems.${problem}`, facts) : error;
  const twice = found?.instant && found.twice ? found : undefined;
  const note = twice && translate(value === twice.later ? 'dates.laterMeant' : 'dates.earlierMeant', facts);
  const isZoneSaid = use(ZoneSaid);
  const below = said ?? note ?? hint ?? (isZoneSaid ? undefined : translate('kit.inZone', { zone }));
  const belowId = `${id ?? label}-below`;
  return (
    <Box
      onFocus={() => setInside(true)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setInside(false);
        onBlur?.();
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '3fr 2fr' }, columnGap: 1, rowGap: 1.5 }}>
        <DatePicker
          {...look}
          min={min}
          max={max}
          enabledDates={enabledDates}
          saidBy={said ? belowId : undefined}
          value={parts.date ? [parts.date] : []}
          onChange={([date = ''], wrong) => change({ ...parts, date }, wrong?.text)}
        />
        <TimePicker
          {...look}
          id={id ? `${id}-time` : undefined}
          inputRef={undefined}
          label={translate('dates.timeOf', { label })}
          step={step}
          saidBy={said ? belowId : undefined}
          value={parts.time}
          onChange={(time, wrong) => change({ ...parts, time }, wrong?.text)}
        />
      </Box>
      {below && (
        <FormHelperText id={belowId} role={note ? 'status' : undefined} error={Boolean(said)} sx={{ mx: 1.75 }}>
          {below}
        </FormHelperText>
      )}
    </Box>
  );
}
