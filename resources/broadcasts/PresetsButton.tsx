import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';

/** Leads from the emergency broadcasts to their presets. */
export default function PresetsButton() {
  const translate = useTranslate();
  return (
    <Button size="small" component={LinkBase} to="/emergency-broadcasts/presets">
      {translate('resources.emergency-broadcasts.toPresets')}
    </Button>
  );
}
