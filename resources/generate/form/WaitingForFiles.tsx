import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useIsWaitingForFiles } from '#src/kit/upload/formFiles.ts';

/** Beside Save: why nothing has been saved yet. */
export function WaitingForFiles() {
  const translate = useTranslate();
  const isWaiting = useIsWaitingForFiles();
  return (
    <Typography role="status" variant="body2" color="text.secondary" sx={{ alignSelf: 'center' }}>
      {isWaiting && translate('devices.files.waiting')}
    </Typography>
  );
}
