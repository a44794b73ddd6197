import { Box, LinearProgress } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';

/** A progress bar, shown only when loading takes longer than a moment. */
export function Loading() {
  const translate = useTranslate();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 250);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box sx={{ minHeight: '60vh' }} aria-busy="true">
      {slow ? <LinearProgress aria-label={translate('shell.loading')} sx={{ borderRadius: 1 }} /> : null}
    </Box>
  );
}
