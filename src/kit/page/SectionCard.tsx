import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** By which something leads to it. */
  id?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A titled card on a record's page or a form; `action` stands at the right end of its head. */
export function SectionCard({ title, id, action, children }: Props) {
  return (
    <Box
      component="section"
      id={id}
      sx={{
        bgcolor: 'background.paper',
        border: '1px solid var(--at-line)',
        borderRadius: 'var(--at-radius)',
        mb: 2,
        scrollMarginTop: 120,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: 48,
          px: { xs: 2, sm: 3 },
          borderBottom: '1px solid var(--at-line)',
        }}
      >
        <Typography component="h2" sx={{ fontWeight: 600, fontSize: '0.9375rem', flex: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
      <Box sx={{ px: { xs: 2, sm: 3 }, py: 2.5 }}>{children}</Box>
    </Box>
  );
}
