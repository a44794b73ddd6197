import { type AnswerValue, DEFAULT_STARS } from '#schemas/kernel/fields/answers.ts';
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import { CheckField } from '../CheckField.tsx';
import { TextField } from '../TextField.tsx';
import { useTranslation } from '../translation.tsx';
import { Choices } from './Choices.tsx';
import { textIn } from './textIn.ts';

interface Props {
  id: string;
  question: OptionItem;
  value: AnswerValue | null;
  error?: string | undefined;
  /** The text key of the label of a question that may stay unanswered. */
  optional?: string;
  onChange: (value: AnswerValue | null) => void;
}

const types: Readonly<Record<string, string>> = { NUMBER: 'number', DATE: 'date', TIME: 'time' };

/** A question of the event, answered by its type. */
export function Question({ id, question, value, error, optional = 'guest.optional', onChange }: Props) {
  const { locale, t } = useTranslation();
  const { type, required = false, choices = [], max } = question;
  const words = textIn(question.label, locale);
  const label = required ? words : t(optional, { label: words });
  const options = choices.map((choice) => ({ value: choice.id, label: textIn(choice.label, locale) }));
  const group = (children: React.ReactNode) => (
    <fieldset className="field guest-group" id={id} tabIndex={-1} aria-describedby={error ? `${id}-below` : undefined}>
      <legend>{label}</legend>
      {children}
      {error ? (
        <p id={`${id}-below`} className="below below-wrong">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
  if (type === 'SINGLE_CHOICE' || type === 'DROP_DOWN')
    return group(<Choices name={id} options={options} value={String(value ?? '')} onChange={onChange} />);
  if (type === 'RATING') {
    const stars = Array.from({ length: max ?? DEFAULT_STARS }, (_, index) => String(index + 1));
    const shown = stars.map((star) => ({ value: star, label: star }));
    const take = (star: string) => onChange(Number(star));
    return group(<Choices name={id} inRow options={shown} value={String(value ?? '')} onChange={take} />);
  }
  if (type === 'MULTIPLE_CHOICE') {
    const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
    return group(
      options.map((one) => (
        <CheckField
          key={one.value}
          id={`${id}.${one.value}`}
          label={one.label}
          checked={chosen.includes(one.value)}
          onChange={(on) => onChange(on ? [...chosen, one.value] : chosen.filter((other) => other !== one.value))}
        />
      )),
    );
  }
  if (type === 'LONG_TEXT')
    return (
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <div className={`input${error ? ' input-wrong' : ''}`}>
          <textarea
            id={id}
            rows={4}
            maxLength={max ?? 5000}
            required={required}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-below` : undefined}
            value={String(value ?? '')}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
        {error ? (
          <p id={`${id}-below`} className="below below-wrong">
            {error}
          </p>
        ) : null}
      </div>
    );
  const number = (text: string) => (text === '' ? null : Number(text));
  return (
    <TextField
      id={id}
      type={types[type] ?? 'text'}
      label={label}
      error={error}
      required={required}
      maxLength={type === 'SHORT_TEXT' ? (max ?? 200) : undefined}
      value={String(value ?? '')}
      onChange={(event) => onChange(type === 'NUMBER' ? number(event.target.value) : event.target.value)}
    />
  );
}
