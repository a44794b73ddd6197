import type { InputHTMLAttributes, ReactNode } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  error?: string;
  /** A hint below the input. */
  hint?: string;
  /** A button inside the input, at its end. */
  end?: ReactNode;
  /** Further content below, and the id by which it describes the input. */
  after?: ReactNode;
  describedBy?: string;
}

/** A labelled input; its error and its hint describe it for screen readers. */
export function TextField({ id, label, error, hint, end, after, describedBy, ...input }: Props) {
  const below = error ?? hint;
  const described = [below ? `${id}-below` : undefined, describedBy].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={`input${error ? ' input-wrong' : ''}${input.readOnly ? ' input-fixed' : ''}`}>
        <input
          id={id}
          name={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
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
      {after}
    </div>
  );
}
