import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** The value of the widget, shown as JSON below its name, for tests to read. */
  value?: unknown;
  /** As wide as the page. */
  isWide?: boolean;
  children: ReactNode;
}

/** One widget of the gallery with its name, in a form of usual width, with its value below. */
export function Example({ title, value, isWide, children }: Props) {
  return (
    <Box component="section" aria-label={title} sx={{ maxWidth: isWide ? undefined : 560, minWidth: 0 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
      {value !== undefined && (
        <Box
          component="output"
          aria-label={`${title} value`}
          sx={{ display: 'block', mt: 1, fontSize: '0.8rem', overflowWrap: 'anywhere' }}
        >
          {JSON.stringify(value)}
        </Box>
      )}
    </Box>
  );
}
