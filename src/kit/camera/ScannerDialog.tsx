import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Scanner } from './Scanner.tsx';

interface Props {
  open: boolean;
  title?: string;
  /** Called once with the text of the first code, after the camera was stopped. */
  onScan: (text: string) => void;
  onClose: () => void;
}

/** The QR scanner (000 §2): the rear camera, or a picture of a code where there is none. */
export function ScannerDialog({ open, title, onScan, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{title ?? translate('devices.scanner.title')}</DialogTitle>
      <DialogContent>
        <Scanner onScan={onScan} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('kit.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
