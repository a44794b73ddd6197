import type { ReactNode } from 'react';

interface Props {
  id: string;
  label: ReactNode;
  checked: boolean;
  error?: string;
  onChange: (checked: boolean) => void;
}

/** A checkbox with its error message. */
export function CheckField({ id, label, checked, error, onChange }: Props) {
  return (
    <div className="check">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-below` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {error ? (
        <p id={`${id}-below`} className="below below-wrong">
          {error}
        </p>
      ) : null}
    </div>
  );
}
