import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { tabTitle } from '../page/tabTitle.ts';

interface Props {
  /** Drawn above the title. */
  icon: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
}

/** A page with only a message and an action. */
export function MessagePanel({ icon, title, text, children }: Props) {
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', mt: { xs: 4, md: '12vh' }, px: 2, textAlign: 'center' }}>
      <title>{tabTitle(title)}</title>
      <Box
        sx={{ display: 'inline-flex', p: 1.75, mb: 2, borderRadius: 2, bgcolor: 'var(--at-primary-soft)', color: 'primary.main' }}
      >
        {icon}
      </Box>
      <Typography variant="h1" gutterBottom>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>{text}</Typography>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'center', flexWrap: 'wrap' }}>{children}</Box>
    </Box>
  );
}
