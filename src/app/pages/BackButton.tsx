import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router';
import { pageBefore } from '#src/kit/page/routeHistory.ts';

/** Back to the previous page; nothing if there is none. */
export function BackButton() {
  const translate = useTranslate();
  const { pathname, search, state } = useLocation();
  const before = pageBefore(pathname + search, (state as { missing?: string } | null)?.missing);
  if (!before) return null;
  return (
    <Button component={Link} to={before} variant="outlined">
      {translate('shell.goBack')}
    </Button>
  );
}
