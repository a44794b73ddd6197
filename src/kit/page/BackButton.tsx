import ArrowBack from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import { LinkBase, useLocation, useTranslate } from 'ra-core';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { pageBefore } from './routeHistory.ts';

/** Back to the previous page in its previous state, such as a list with its filters; without one, to `fallback`. */
export function BackButton({ fallback }: { fallback: string }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const label = translate('desk.back');
  return (
    <Tooltip title={label}>
      <IconButton component={LinkBase} to={pageBefore(pathname) ?? fallback} aria-label={label} edge="start">
        <ArrowBack fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
