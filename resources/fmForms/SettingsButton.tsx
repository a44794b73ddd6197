import Settings from '@mui/icons-material/SettingsOutlined';
import IconButton from '@mui/material/IconButton';
import { LinkBase, useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { fmFormSettings } from '#schemas/fmForms/fmFormSettings.ts';
import { saves } from '#schemas/kernel/entity/singleton.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';
import { Tooltip } from '#src/kit/tooltip/Tooltip.tsx';

/** Links the list of permits to what the building sets for them. */
export default function SettingsButton() {
  const session = useSession();
  const label = useTranslate()('resources.fm-form-settings.pages.singleton');
  const { singleton } = fmFormSettings;
  const needs = { permission: saves(fmFormSettings)?.permission };
  if (!singleton?.page || session.side === 'tenant' || refusalOf(session, needs)) return null;
  return (
    <Tooltip title={label}>
      <IconButton size="small" component={LinkBase} to={singleton.page} aria-label={label}>
        <Settings fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
