import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useLocale, useTranslate } from 'ra-core';
import { useId } from 'react';
import { formatDate } from '../values/dateTime.ts';
import { preloadCalendar } from './CalendarPopover.tsx';
import { type DateLimits, type DateProblem, limitProblem } from './limits.ts';
import { type FieldLook, type InvalidInput, sharedErrorProps } from './look.ts';
import { hasYear, parseDate } from './parseDate.ts';
import { useDateWords } from './useDateWords.ts';
import { useToday } from './useToday.ts';
import { useTyped } from './useTyped.ts';

interface Props extends FieldLook {
  /** `YYYY-MM-DD`; a text that is no date is shown as it is; empty for none. */
  value: string;
  /** Takes `YYYY-MM-DD` or the empty text; with `wrong` the typed text is invalid. */
  onChange: (date: string, wrong?: InvalidInput) => void;
  limits?: DateLimits;
  /** Opens the calendar below this field. */
  onOpen: () => void;
  open: boolean;
}

/** One date as a text field: typed freely, shown as `DD MMM YYYY`, with a button that opens a calendar. */
export function DateBox({
  id: given,
  label,
  error,
  hint,
  required,
  disabled,
  inputRef,
  onBlur,
  value,
  onChange,
  ...rest
}: Props) {
  const { limits = {}, onOpen, open, saidBy } = rest;
  const own = useId();
  const id = given ?? own;
  const translate = useTranslate();
  const locale = useLocale();
  const today = useToday();
  const words = useDateWords(limits);
  const check = (text: string): DateProblem | undefined => {
    const date = parseDate(text, today);
    return date ? limitProblem(date, limits) : 'notADate';
  };
  const typed = useTyped({
    shown: formatDate(value, locale),
    check,
    onText: (text, final) => {
      const problem = text.trim() === '' ? undefined : check(text);
      const date = final || hasYear(text) ? parseDate(text, today) : undefined;
      if (text.trim() === '') onChange('');
      else if (date && !problem) onChange(date);
      else onChange('', { text, value: date, problem: problem ?? 'notADate' });
    },
  });
  const said = typed.problem ? words(label, typed.problem) : error;
  return (
    <TextField
      id={id}
      label={label}
      value={typed.text}
      onChange={(event) => typed.type(event.target.value)}
      onFocus={() => {
        typed.onFocus();
        preloadCalendar();
      }}
      onBlur={() => {
        typed.onBlur();
        onBlur?.();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') typed.finish();
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        onOpen();
      }}
      inputRef={inputRef}
      error={Boolean(said ?? saidBy)}
      helperText={said ?? hint}
      required={required}
      disabled={disabled}
      placeholder={translate('dates.datePlaceholder')}
      size="small"
      fullWidth
      autoComplete="off"
      slotProps={{
        htmlInput: {
          maxLength: 40,
          style: { fontVariantNumeric: 'tabular-nums' },
          ...sharedErrorProps(saidBy, said),
        },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                disabled={disabled}
                aria-label={translate('dates.openCalendar')}
                aria-describedby={`${id}-label`}
                aria-haspopup="dialog"
                aria-expanded={open}
                onPointerEnter={preloadCalendar}
                onClick={onOpen}
              >
                <CalendarIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
