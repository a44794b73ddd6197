/** Says above the rows that there are more of them than a look of the list (board, calendar) shows. */
import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';

interface Props {
  look: 'board' | 'timeline';
  shown: number;
  /** How many there are. */
  total: number;
  /** The same as people read it, where they are not counted to the end. */
  count?: string;
}

export function FirstRows({ look, shown, total, count = String(total) }: Props) {
  const translate = useTranslate();
  if (total <= shown) return null;
  return (
    <Alert severity="info" sx={{ mx: 2, mb: 1 }}>
      {translate(`${look}.first`, { shown, total: count })}
    </Alert>
  );
}
