import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { DROPDOWN_WIDTH } from './dropdown.ts';

interface Props {
  label: string;
  /** Empty when nothing is chosen. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** The placeholder; choosing it clears the choice. */
  placeholder?: string;
  /** As wide as its container. */
  fullWidth?: boolean;
}

/** A drop-down: 250 px wide, 'Select category' while nothing is chosen (000 §9). */
export function Dropdown({ label, value, options, onChange, placeholder, fullWidth = false }: Props) {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: fullWidth ? '100%' : DROPDOWN_WIDTH, maxWidth: '100%' }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{placeholder ?? translate('lists.selectCategory')}</MenuItem>
      {options.map((one) => (
        <MenuItem key={one.value} value={one.value}>
          {one.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
