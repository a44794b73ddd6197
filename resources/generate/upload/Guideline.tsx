import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useFlag } from '#authProvider/useFlag.ts';

/** Guidance before a file is chosen, until the person dismisses it (000 §9). */
export function Guideline({ name }: { name: string }) {
  const translate = useTranslate();
  const [hidden, hide] = useFlag(`guideline:${name}`);
  if (hidden !== null) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={() => hide('yes')} sx={{ whiteSpace: 'nowrap' }}>
          {translate('bulkUpload.hideGuideline')}
        </Button>
      }
    >
      {translate(`bulkUpload.guidelines.${name}`)}
    </Alert>
  );
}
