import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useTranslate } from 'ra-core';
import { cutCrumb } from './cutCrumb.ts';

export interface Crumb {
  label: string;
  /** Absent for a heading that is no page. The last crumb is never a link. */
  to?: string;
}

/** Where the page is (000 §2): titles cut at 30 characters, the last one no link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const translate = useTranslate();
  if (crumbs.length < 2) return null;
  return (
    <Box component="nav" aria-label={translate('kit.breadcrumb')} sx={{ minWidth: 0 }}>
      <Box
        component="ol"
        sx={{ display: 'flex', flexWrap: 'wrap', listStyle: 'none', m: 0, p: 0, fontSize: '0.8125rem', color: 'text.secondary' }}
      >
        {crumbs.map(({ label, to }, index) => {
          const last = index === crumbs.length - 1;
          return (
            <Box
              component="li"
              key={`${to ?? ''} ${label}`}
              sx={{ '&:not(:last-child)::after': { content: '"/"', mx: 0.75, color: 'var(--at-line-strong)' } }}
            >
              {to && !last ? (
                <Link component={LinkBase} to={to} color="inherit" underline="hover" title={label}>
                  {cutCrumb(label)}
                </Link>
              ) : (
                <span aria-current={last ? 'page' : undefined} title={label}>
                  {cutCrumb(label)}
                </span>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
