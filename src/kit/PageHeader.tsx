import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense } from 'react';
import { BackButton } from './BackButton.tsx';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';
import type { PageButton } from './pageButtons.ts';
import { tabTitle } from './tabTitle.ts';

/** Most lists have none of them. */
const PageButtons = lazy(async () => ({ default: (await import('./PageButtons.tsx')).PageButtons }));

interface Props {
  /** The route's title, or the record's reference number or name; before the product's name, the title of the browser tab. */
  title: string;
  crumbs?: readonly Crumb[];
  /** Where the back button leads when there is no previous page; absent: there is no such button. */
  back?: string;
  /** Beside the title: a status chip, a marker. */
  aside?: ReactNode;
  /** Secondary text under the title. */
  note?: ReactNode;
  /** Buttons at the right end, by kind: those that need a permission show only with it. */
  buttons?: readonly PageButton[];
  /** Further actions, drawn by the page itself. */
  actions?: ReactNode;
}

/** The title bar of a page (000 §2): breadcrumb, back button, title, status, buttons. */
export function PageHeader({ title, crumbs = [], back, aside, note, buttons = [], actions }: Props) {
  return (
    <Box component="header" sx={{ mb: 2 }}>
      <title>{tabTitle(title)}</title>
      <Breadcrumb crumbs={crumbs} />
      <Box sx={{ ...bar, mt: crumbs.length > 1 ? 0.5 : 0 }}>
        <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, minHeight: 34 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
              {back !== undefined && <BackButton fallback={back} />}
              <Typography component="h1" variant="h1" title={title.length > LONG ? title : undefined} sx={clamped}>
                {title}
              </Typography>
            </Box>
            {aside}
          </Box>
          {note && (
            <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
              {note}
            </Typography>
          )}
        </Box>
        {(actions || buttons.length > 0) && (
          <Box
            className="at-screen"
            sx={{
              display: 'flex',
              flexWrap: { xs: 'wrap', sm: 'nowrap' },
              flex: 'none',
              maxWidth: '100%',
              ml: 'auto',
              gap: 1,
              alignItems: 'center',
            }}
          >
            {buttons.length > 0 && (
              <Suspense fallback={null}>
                <PageButtons buttons={buttons} />
              </Suspense>
            )}
            {actions}
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** Titles from this length on may be cut off and get a tooltip with the full text. */
const LONG = 40;
/** The buttons keep their place at the right end, however long the title is; on a phone they go below it. */
const bar = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'flex-start',
  columnGap: 2,
  rowGap: 1,
};
const clamped = {
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
};
