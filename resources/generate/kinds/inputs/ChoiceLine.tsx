import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { Choice } from '#dataProvider/types.ts';

/** Says that a record is not in use any more. */
export function InactiveMark() {
  const translate = useTranslate();
  return (
    <Box
      component="span"
      sx={{
        flex: 'none',
        px: 0.75,
        border: '1px solid var(--at-line-strong)',
        borderRadius: 'var(--at-radius)',
        color: 'text.secondary',
        fontSize: '0.75rem',
      }}
    >
      {translate('kit.inactive')}
    </Box>
  );
}

/** One record among the options: its label, its code where labels are ambiguous (two people of one name), whether it is inactive. */
export function ChoiceLine({ choice: { label, code, active } }: { choice: Choice }) {
  return (
    <Box sx={{ display: 'flex', columnGap: 1.5, width: '100%', minWidth: 0, alignItems: 'baseline' }}>
      <Box component="span" sx={{ color: active === false ? 'text.secondary' : undefined }}>
        {label}
      </Box>
      {active === false && <InactiveMark />}
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
