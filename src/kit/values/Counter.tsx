import FormHelperText from '@mui/material/FormHelperText';
import { useLocale } from 'ra-core';
import { visuallyHidden } from './visuallyHidden.ts';

interface Props {
  id: string;
  count: number;
  max: number;
  /** Announced once the limit is reached. */
  full: string;
}

/** `12 / 5,000`: characters used, of the maximum. */
export function Counter({ id, count, max, full }: Props) {
  const number = new Intl.NumberFormat(useLocale());
  const isFull = count >= max;
  return (
    <FormHelperText
      component="div"
      id={id}
      error={count > max}
      sx={{ flex: 'none', ml: 'auto', fontVariantNumeric: 'tabular-nums', fontWeight: isFull ? 600 : undefined }}
    >
      {number.format(count)} / {number.format(max)}
      <span role="status" style={visuallyHidden}>
        {isFull ? full : ''}
      </span>
    </FormHelperText>
  );
}
