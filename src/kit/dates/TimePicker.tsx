import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useLocale, useTranslate } from 'ra-core';
import { isNextDay, minutesOvernight } from '#schemas/kernel/fields/clock.ts';
import { MIN_MINUTES, NEXT_MIDNIGHT } from '#schemas/kernel/fields/formats.ts';
import { formatTime } from '../values/dateTime.ts';
import { earliestEnd, FIRST_TIME, LAST_TIME, nextDaySteps, STEP_MINUTES, timeSteps } from './clock.ts';
import { type FieldLook, type InvalidInput, sharedErrorProps } from './look.ts';
import { parseTime, timesLike } from './parseTime.ts';
import { useTyped } from './useTyped.ts';

export type TimeProblem = 'notATime' | 'tooEarlyTime' | 'tooLateTime' | 'noRoom';

/** A long label ends before the arrow instead of below it. */
const clearOfIcon = { '& .MuiInputLabel-root:not(.MuiInputLabel-shrink)': { maxWidth: 'calc(100% - 52px)' } };

interface Props extends FieldLook {
  /** `HH:mm`; a text that is no time is shown as it is; empty for none. */
  value: string;
  /** Takes `HH:mm` or the empty text; with `wrong`, what was typed is no time or may not be chosen. */
  onChange: (time: string, wrong?: InvalidInput<TimeProblem>) => void;
  /** Minutes between the times on offer; any other time can be typed. */
  step?: number;
  min?: string;
  max?: string;
  /** The start, `HH:mm`, that this time follows by `gap` minutes at least. */
  after?: string;
  gap?: number;
  /** It may also be on the day after its start. */
  overnight?: boolean;
}

/** Where the list opens while nothing is chosen, instead of at midnight. */
const MORNING = '09:00';
const openAtMorning = (list: HTMLElement | null): void => {
  const line = list?.querySelector<HTMLElement>(`[data-time="${MORNING}"]`);
  // The combo box scrolls to the top first.
  if (list && line) requestAnimationFrame(() => list.scrollTo(0, line.offsetTop));
};

/** The time picker of 000 §5: 15-minute steps on a 12-hour clock, free entry, and an end that keeps its distance. */
export function TimePicker(props: Props) {
  const { value, onChange, step = STEP_MINUTES, min = FIRST_TIME, max = LAST_TIME, after, gap, overnight, ...look } = props;
  const { id, label, error, hint, required, disabled, inputRef, onBlur, saidBy, calledBy = label } = look;
  const translate = useTranslate();
  const locale = useLocale();
  const bound = after && parseTime(after) ? earliestEnd(after, gap) : min;
  const earliest = bound && bound > min ? bound : min;
  const start = overnight && after && parseTime(after) ? after : undefined;
  // An end at 24:00 is the next midnight.
  const timeIn = (text: string) => (start && text.trim() === NEXT_MIDNIGHT ? '00:00' : parseTime(text));
  const check = (text: string): TimeProblem | undefined => {
    const time = timeIn(text);
    if (!time) return 'notATime';
    if (start && isNextDay(start, time) && minutesOvernight(start, time) >= (gap ?? MIN_MINUTES)) return undefined;
    if (!bound) return 'noRoom';
    if (time < earliest) return 'tooEarlyTime';
    return time > max ? 'tooLateTime' : undefined;
  };
  const typed = useTyped({
    shown: formatTime(value, locale),
    check,
    onText: (text) => {
      const problem = text.trim() === '' ? undefined : check(text);
      const time = timeIn(text);
      if (time && !problem) onChange(time);
      else onChange('', problem && { text, value: time, problem });
    },
  });
  const limit = formatTime(typed.problem === 'tooLateTime' ? max : earliest, locale);
  const said = typed.problem
    ? translate(`dates.problems.${typed.problem}`, { label: calledBy, limit, example: formatTime('09:30', locale) })
    : error;
  const times = [...(bound ? timeSteps(step, earliest, max) : []), ...(start ? nextDaySteps(start, step, gap) : [])];
  const optionOf = (time: string) => {
    const text = formatTime(time, locale);
    if (!start || !isNextDay(start, time)) return text;
    return time === '00:00' ? `${text} (${NEXT_MIDNIGHT})` : translate('kit.nextDay', { time: text });
  };
  const isTyped = typed.text !== formatTime(value, locale);
  return (
    <Autocomplete<string, false, true, true>
      id={id}
      size="small"
      fullWidth
      freeSolo
      disableClearable
      forcePopupIcon
      clearOnBlur={false}
      disabled={disabled}
      options={times}
      filterOptions={(all) => (isTyped ? [...timesLike(all, typed.text)] : all)}
      getOptionLabel={(time) => formatTime(time, locale)}
      value={value}
      inputValue={typed.text}
      onInputChange={(_, text, reason) => {
        if (reason === 'input') typed.type(text);
      }}
      onChange={(_, time, reason) => {
        if (reason === 'createOption') typed.finish();
        if (reason !== 'selectOption' || !time) return;
        typed.forget();
        onChange(time);
      }}
      onBlur={() => {
        typed.onBlur();
        onBlur?.();
      }}
      onFocus={typed.onFocus}
      renderOption={({ key, ...line }, time) => (
        <li key={key} {...line} data-time={time} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {optionOf(time)}
        </li>
      )}
      openText={translate('kit.open')}
      closeText={translate('kit.close')}
      slotProps={{
        listbox: {
          'aria-label': translate('dates.times'),
          'aria-labelledby': undefined,
          ref: value || isTyped ? undefined : openAtMorning,
        } as object,
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          error={Boolean(said ?? saidBy)}
          helperText={said ?? hint}
          inputRef={inputRef}
          sx={clearOfIcon}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength: 40, ...sharedErrorProps(saidBy, said) },
          }}
        />
      )}
    />
  );
}
