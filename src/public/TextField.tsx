import type { InputHTMLAttributes, ReactNode } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  error?: string;
  /** A hint below the input. */
  hint?: string;
  /** A button inside the input, at its end. */
  end?: ReactNode;
}

/** A labelled input; its error and its hint are tied to it. */
export function TextField({ id, label, error, hint, end, ...input }: Props) {
  const below = error ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={error ? 'input input-wrong' : 'input'}>
        <input
          id={id}
          name={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={below ? `${id}-below` : undefined}
          required
          {...input}
        />
        {end}
      </div>
      {below ? (
        <p id={`${id}-below`} className={error ? 'below below-wrong' : 'below'}>
          {below}
        </p>
      ) : null}
    </div>
  );
}
