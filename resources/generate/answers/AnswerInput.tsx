/** The input of one question, by its type. */
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import type { ReactNode } from 'react';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type AnswerValue, DEFAULT_STARS } from '#schemas/kernel/fields/answers.ts';
import { wordsOf } from '#schemas/kernel/fields/answerText.ts';
import { date, time } from '#schemas/kernel/fields/field.ts';
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import { BaseInput } from '../kinds/inputs/BaseInput.tsx';
import { DateInput, TimeInput } from '../kinds/inputs/dateInputs.tsx';

interface Props {
  id: string;
  entity: Entity;
  question: OptionItem;
  label: string;
  locale: string;
  value: AnswerValue | null;
  error?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  onChange: (value: AnswerValue | null) => void;
}
const textOf = (value: AnswerValue | null): string => (value === null ? '' : String(value));

/** Several controls under one label. */
function Group({
  id,
  label,
  question,
  error,
  children,
}: Pick<Props, 'id' | 'label' | 'question' | 'error'> & { children: ReactNode }) {
  return (
    <FormControl component="fieldset" error={Boolean(error)} required={question.required} aria-describedby={`${id}-help`}>
      <FormLabel component="legend" id={`${id}-label`} sx={{ fontSize: '0.8125rem' }}>
        {label}
      </FormLabel>
      {children}
      <FormHelperText id={`${id}-help`}>{error}</FormHelperText>
    </FormControl>
  );
}

function Plain(props: Props) {
  const { question, value, onChange, onBlur, ...shown } = props;
  const { type, required, min, max, choices = [] } = question;
  const input = { ...shown, onBlur, required, name: question.id, values: {}, error: props.error, disabled: props.disabled };
  if (type === 'DATE')
    return <DateInput {...input} field={date()} value={value} onChange={(next) => onChange(next as AnswerValue | null)} />;
  if (type === 'TIME')
    return <TimeInput {...input} field={time()} value={value} onChange={(next) => onChange(next as AnswerValue | null)} />;
  const more =
    type === 'LONG_TEXT'
      ? { multiline: true, minRows: 3, maxRows: 9 }
      : type === 'NUMBER'
        ? { type: 'number', slotProps: { htmlInput: { min, max, step: 'any' } } }
        : type === 'DROP_DOWN'
          ? { select: true }
          : {};
  const take = (text: string): AnswerValue | null => (text === '' ? null : type === 'NUMBER' ? Number(text) : text);
  return (
    <BaseInput {...input} field={date()} value={textOf(value)} onText={(text) => onChange(take(text))} more={more}>
      {type === 'DROP_DOWN' &&
        choices.map((one) => (
          <MenuItem key={one.id} value={one.id}>
            {wordsOf(one.label, props.locale)}
          </MenuItem>
        ))}
    </BaseInput>
  );
}

export function AnswerInput(props: Props) {
  const { question, value, onChange, disabled, locale } = props;
  const { type, choices = [], max } = question;
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  const inner =
    type === 'SINGLE_CHOICE' ? (
      <Group {...props}>
        <RadioGroup aria-labelledby={`${props.id}-label`} value={textOf(value)} onChange={(_, next) => onChange(next)}>
          {choices.map(({ id, label }) => (
            <FormControlLabel
              key={id}
              value={id}
              disabled={disabled}
              control={<Radio size="small" />}
              label={wordsOf(label, locale)}
            />
          ))}
        </RadioGroup>
      </Group>
    ) : type === 'MULTIPLE_CHOICE' ? (
      <Group {...props}>
        {choices.map(({ id, label }) => (
          <FormControlLabel
            key={id}
            disabled={disabled}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(id)}
                onChange={(_, on) => {
                  const next = on ? [...chosen, id] : chosen.filter((one) => one !== id);
                  onChange(next.length ? next : null);
                }}
              />
            }
            label={wordsOf(label, locale)}
          />
        ))}
      </Group>
    ) : type === 'RATING' ? (
      <Group {...props}>
        <Rating
          name={props.id}
          max={max ?? DEFAULT_STARS}
          disabled={disabled}
          value={typeof value === 'number' ? value : null}
          onChange={(_, stars) => onChange(stars)}
        />
      </Group>
    ) : (
      <Plain {...props} />
    );
  return <Box sx={{ mb: 2 }}>{inner}</Box>;
}
