import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';

/** How many records are named. */
const NAMED = 10;

/** What a decision on several records is about: the first of them by name, and how many more. */
export function BulkNames({ titles, total }: { titles: readonly string[]; total: number }) {
  const translate = useTranslate();
  const named = titles.slice(0, NAMED);
  const others = total - named.length;
  return (
    <Box
      component="ul"
      aria-label={translate('lists.bulk.list')}
      sx={{ m: 0, mt: 1, pl: 2.5, fontSize: '0.875rem', color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      {named.map((title) => (
        <li key={title}>{title}</li>
      ))}
      {others > 0 && <li>{translate('lists.bulk.others', { smart_count: others })}</li>}
    </Box>
  );
}
