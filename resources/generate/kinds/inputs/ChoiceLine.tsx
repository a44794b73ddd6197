import Box from '@mui/material/Box';
import type { Choice } from '#dataProvider/types.ts';

/** One record among the options: its label, and its code where that tells more (two people of one name). */
export function ChoiceLine({ choice: { label, code } }: { choice: Choice }) {
  return (
    <Box sx={{ display: 'flex', columnGap: 1.5, width: '100%', minWidth: 0, alignItems: 'baseline' }}>
      <span>{label}</span>
      {code && !label.includes(code) && (
        <Box
          component="span"
          sx={{ ml: 'auto', color: 'text.secondary', fontSize: '0.8125rem', overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {code}
        </Box>
      )}
    </Box>
  );
}
