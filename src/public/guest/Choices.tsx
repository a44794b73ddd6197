interface Props {
  name: string;
  options: readonly { value: string; label: string }[];
  value: string;
  /** Side by side: short labels such as numbers of stars. */
  inRow?: boolean;
  onChange: (value: string) => void;
}

/** One of several, all of them in sight. */
export function Choices({ name, options, value, inRow = false, onChange }: Props) {
  return (
    <div className={inRow ? 'guest-row' : 'guest-choices'}>
      {options.map((one) => (
        <label key={one.value} className="guest-choice">
          <input type="radio" name={name} value={one.value} checked={one.value === value} onChange={() => onChange(one.value)} />
          <span>{one.label}</span>
        </label>
      ))}
    </div>
  );
}
