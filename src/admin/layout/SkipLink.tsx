import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';

/** The first tab stop: skips the menu. */
export function SkipLink({ target }: { target: string }) {
  const translate = useTranslate();
  return (
    <Box
      component="a"
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {translate('shell.skip')}
    </Box>
  );
}
