import { Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';

export function HomeButton() {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/dashboard" variant="contained">
      {translate('shell.goHome')}
    </Button>
  );
}
