import InboxOutlined from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

/** 'No Data' (000 §2), with an optional action. */
export function EmptyState({ hint, children }: { hint?: string; children?: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box sx={{ py: 7, px: 2, display: 'grid', justifyItems: 'center', gap: 0.75, textAlign: 'center' }}>
      <InboxOutlined aria-hidden sx={{ fontSize: 36, color: 'var(--at-line-strong)' }} />
      <Typography sx={{ fontWeight: 600 }}>{translate('kit.noData')}</Typography>
      {hint && (
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 420 }}>
          {hint}
        </Typography>
      )}
      {children && <Box sx={{ mt: 1 }}>{children}</Box>}
    </Box>
  );
}
