import TextField from '@mui/material/TextField';

interface Props {
  id: string;
  label: string;
  value: number | undefined;
  max: number;
  /** What is no whole number becomes 0, which the check of the form refuses. */
  onChange: (value: number) => void;
  disabled?: boolean;
}

/** A number of a recurrence. */
export const WholeInput = ({ id, label, value, max, onChange, disabled }: Props) => (
  <TextField
    id={id}
    label={label}
    type="number"
    size="small"
    fullWidth
    required
    disabled={disabled}
    value={value || ''}
    onChange={(event) => onChange(/^\d{1,4}$/.test(event.target.value) ? Number(event.target.value) : 0)}
    slotProps={{ htmlInput: { min: 1, max, step: 1, inputMode: 'numeric' } }}
  />
);
