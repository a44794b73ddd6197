import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { ControlProps } from '../Control.ts';

/** Yes or no, as a switch. */
export function BooleanInput({ id, label, value, onChange, onBlur, inputRef, error, hint, disabled }: ControlProps) {
  const help = error ?? hint;
  return (
    <FormControl error={Boolean(error)} disabled={disabled} sx={{ justifyContent: 'center', minHeight: 40 }}>
      <FormControlLabel
        label={label}
        control={
          <Switch
            id={id}
            checked={value === true}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={onBlur}
            slotProps={{ input: { ref: inputRef, 'aria-describedby': help ? `${id}-help` : undefined } }}
          />
        }
      />
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
