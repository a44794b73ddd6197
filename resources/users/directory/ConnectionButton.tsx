/** Opens the connection of one's own company, or building, above the list of its directory's people. */
import CloudSync from '@mui/icons-material/CloudSync';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import { refusalOf } from '#schemas/kernel/rights/access.ts';
import { directoryPerson } from '#schemas/users/directoryPerson.ts';
import { Tooltip } from '#src/kit/tooltip/Tooltip.tsx';
import { DirectoryPanel } from './DirectoryPanel.tsx';

const call = directoryPerson.endpoints?.connection;

export default function ConnectionButton() {
  const translate = useTranslate();
  const session = useSession();
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const { officeCentre } = session;
  if (!call || !officeCentre || refusalOf(session, { permission: call.permission, roles: call.roles })) return null;
  const label = translate('resources.directory-people.panel.title');
  return (
    <>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} onClick={() => setOpen(true)}>
          <CloudSync fontSize="small" />
        </IconButton>
      </Tooltip>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="sm" aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{label}</DialogTitle>
        <DialogContent>{open && <DirectoryPanel officeCentreId={officeCentre.officeCentreId} />}</DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{translate('kit.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
