import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { MAX_DATES, type Recurrence } from '#schemas/kernel/fields/recurrence.ts';
import { DatePicker } from '#src/kit/dates/DatePicker.tsx';
import { useRecurrenceWords } from './useRecurrenceWords.ts';
import { WholeInput } from './WholeInput.tsx';

interface Props {
  id: string;
  value: Recurrence;
  start: string | undefined;
  onChange: (part: Partial<Recurrence>) => void;
  disabled?: boolean;
}

/** It ends after so many dates, or on a day. */
export function RecurrenceEnd({ id, value, start, onChange, disabled }: Props) {
  const { say } = useRecurrenceWords();
  const endsOnDay = value.count === undefined;
  return (
    <>
      <TextField
        select
        id={`${id}-ends`}
        label={say('ends')}
        size="small"
        fullWidth
        value={endsOnDay ? 'until' : 'count'}
        onChange={({ target }) =>
          onChange(target.value === 'count' ? { count: 5, until: undefined } : { count: undefined, until: '' })
        }
        disabled={disabled}
      >
        <MenuItem value="count">{say('endsAfter')}</MenuItem>
        <MenuItem value="until">{say('endsOn')}</MenuItem>
      </TextField>
      {endsOnDay ? (
        <DatePicker
          id={`${id}-until`}
          label={say('until')}
          min={start}
          value={value.until ? [value.until] : []}
          onChange={([next], wrong) => onChange({ until: next ?? wrong?.value ?? wrong?.text ?? '' })}
          required
          disabled={disabled}
        />
      ) : (
        <WholeInput
          id={`${id}-count`}
          label={say('count')}
          value={value.count}
          max={MAX_DATES}
          onChange={(count) => onChange({ count })}
          disabled={disabled}
        />
      )}
    </>
  );
}
