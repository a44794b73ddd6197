import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { tabTitle } from '../brand.tsx';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';

interface Props {
  /** The page's heading; with the product's name behind it, the title of the browser tab. */
  title: string;
  crumbs?: readonly Crumb[];
  /** Beside the title: a status chip, a marker. */
  aside?: ReactNode;
  /** Under the title, in a quiet voice. */
  note?: ReactNode;
  /** Buttons at the right end. */
  actions?: ReactNode;
}

/** The title bar of a page (000 §2): breadcrumb, title, status, buttons. */
export function PageHeader({ title, crumbs = [], aside, note, actions }: Props) {
  return (
    <Box component="header" sx={{ mb: 2 }}>
      <title>{tabTitle(title)}</title>
      <Breadcrumb crumbs={crumbs} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, mt: crumbs.length > 1 ? 0.5 : 0 }}>
        <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, minHeight: 34 }}>
            <Typography component="h1" variant="h1" sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            {aside}
          </Box>
          {note && (
            <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          )}
        </Box>
        {actions && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', alignSelf: 'flex-start' }}>{actions}</Box>
        )}
      </Box>
    </Box>
  );
}
