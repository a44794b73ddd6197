import Settings from '@mui/icons-material/SettingsOutlined';
import IconButton from '@mui/material/IconButton';
import { LinkBase, useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { airconSettings } from '#schemas/aircon/airconSettings.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';
import { Tooltip } from '#src/kit/tooltip/Tooltip.tsx';

/** Links the list of AHU units to what the building sets for all of them. */
export default function SettingsButton() {
  const session = useSession();
  const label = useTranslate()('resources.aircon-settings.pages.singleton');
  const { singleton, endpoints } = airconSettings;
  if (!singleton?.page || refusalOf(session, { permission: endpoints?.save?.permission })) return null;
  return (
    <Tooltip title={label}>
      <IconButton size="small" component={LinkBase} to={singleton.page} aria-label={label}>
        <Settings fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
