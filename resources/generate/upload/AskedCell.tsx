/** A cell that a row asks for in the second step (`named.asks`): what is given here is checked again at once. */
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { Cell } from '#schemas/kernel/calls/upload.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { currencyToWrite } from '#schemas/kernel/fields/currency.ts';
import { type Field, traitsOf } from '#schemas/kernel/fields/field.ts';
import { DatePicker } from '#src/kit/dates/DatePicker.tsx';
import { useWords } from '../words.ts';
import { cellText } from './cellText.ts';

interface Props {
  entity: Entity;
  name: string;
  value: Cell | undefined;
  /** Instead of the field's own, where it stands for all rows. */
  label?: string;
  problem?: string;
  onChange: (cell: Cell) => void;
}

export function AskedCell(props: Props) {
  const { moment } = traitsOf(props.entity.fields[props.name] as Field);
  return moment === 'day' ? <DayCell {...props} /> : <TextCell {...props} />;
}

function DayCell({ entity, name, value, label, problem, onChange }: Props) {
  const words = useWords(entity);
  // What is no date is told where it stands, and given to the check once it is left.
  const wrong = useRef<string>(undefined);
  const given = cellText(value);
  return (
    <DatePicker
      label={label ?? words.field(name)}
      error={problem}
      value={given ? [given] : []}
      onChange={([day = ''], invalid) => {
        wrong.current = invalid?.text;
        if (!invalid && day !== given) onChange(day || null);
      }}
      onBlur={() => wrong.current !== undefined && wrong.current !== given && onChange(wrong.current)}
    />
  );
}

function TextCell({ entity, name, value, label, problem, onChange }: Props) {
  const words = useWords(entity);
  const session = useSession();
  const { amount, filter } = traitsOf(entity.fields[name] as Field);
  const given = cellText(value);
  const [text, setText] = useState(given);
  useEffect(() => setText(given), [given]);
  const finish = () => text.trim() !== given && onChange(text.trim() || null);
  return (
    <TextField
      fullWidth
      size="small"
      label={label ?? words.field(name)}
      value={text}
      error={Boolean(problem)}
      helperText={problem}
      onChange={(event) => setText(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => event.key === 'Enter' && finish()}
      slotProps={{
        htmlInput: { inputMode: filter === 'range' ? 'decimal' : undefined, autoComplete: 'off' },
        input: {
          startAdornment: amount && <InputAdornment position="start">{currencyToWrite(undefined, session)}</InputAdornment>,
        },
      }}
    />
  );
}
