import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { visuallyHidden } from './visuallyHidden.ts';

/** What stands where there is no value (000 §2): a dash for the eye, a word for a screen reader. */
export function Dash() {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      <span aria-hidden="true">–</span>
      <span style={visuallyHidden}>{translate('kit.noValue')}</span>
    </Box>
  );
}
