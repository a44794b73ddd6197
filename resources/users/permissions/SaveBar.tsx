import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';

interface Props {
  changed: number;
  isBusy: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** Stays in view while there are unsaved changes, with their number. */
export function SaveBar({ changed, isBusy, onSave, onCancel }: Props) {
  const translate = useTranslate();
  if (changed === 0) return null;
  return (
    <Box
      role="group"
      aria-label={translate('kit.save')}
      sx={{
        position: 'sticky',
        bottom: 12,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'flex-end',
        px: 2,
        py: 1.25,
        bgcolor: 'background.paper',
        border: '1px solid var(--at-line-strong)',
        borderRadius: 'var(--at-radius)',
        boxShadow: 4,
        zIndex: 2,
      }}
    >
      <Typography role="status" sx={{ flex: 1, minWidth: 160 }}>
        {translate('resources.users.permissions.changed', { smart_count: changed })}
      </Typography>
      <Button color="inherit" onClick={onCancel} disabled={isBusy}>
        {translate('kit.cancel')}
      </Button>
      <Button variant="contained" onClick={onSave} loading={isBusy}>
        {translate('kit.save')}
      </Button>
    </Box>
  );
}
