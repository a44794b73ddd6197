import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { useTranslate } from 'ra-core';
import { useSession } from '#authProvider/useSession.ts';
import { Initials } from '#src/kit/values/Initials.tsx';
import { visuallyHidden } from '#src/kit/values/visuallyHidden.ts';
import { openShellDialog } from '../palette/shellDialog.ts';

/** Says where the person works, and opens the switch-account dialog. */
export function CentreButton() {
  const translate = useTranslate();
  const { officeCentre } = useSession();
  const name = officeCentre?.companyName ?? translate('shell.platformAccount');
  const building = officeCentre && officeCentre.buildingName !== name ? officeCentre.buildingName : undefined;
  return (
    <button
      type="button"
      className="at-bar-button at-bar-centre"
      aria-haspopup="dialog"
      onClick={() => openShellDialog('switchAccount')}
    >
      <Initials name={name} size={30} />
      <span style={visuallyHidden}>{translate('shell.switchAccount')}: </span>
      <span className="at-bar-names">
        <strong>{name}</strong>
        {building ? <small>{building}</small> : null}
      </span>
      <UnfoldMore fontSize="small" sx={{ color: 'text.secondary' }} />
    </button>
  );
}
