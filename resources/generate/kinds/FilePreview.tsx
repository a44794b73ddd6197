/** A document shown in a dialog of its own, with its download beside it. */
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { EmbeddedFile } from '#schemas/kernel/entity/types.ts';
import { ErrorState } from '#src/kit/states/ErrorState.tsx';
import { useDownload } from '#src/kit/useDownload.ts';
import { useAtrium } from '../useAtrium.ts';
import { canShow, PDF, shownAs } from './previewType.ts';
import { useStoredFile } from './useStoredFile.ts';

export default function FilePreview({ file, onClose }: { file: EmbeddedFile; onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const provider = useAtrium();
  const { busy, start } = useDownload(() => provider.download(file));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="lg" onClick={(event) => event.stopPropagation()}>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 2 }}>
        <DialogTitle id={titleId} noWrap sx={{ flex: 1, minWidth: 0 }}>
          {file.name}
        </DialogTitle>
        <IconButton aria-label={translate('kit.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={stage}>
        <Document file={file} />
      </Box>
      <DialogActions>
        <Button variant="contained" loading={busy} onClick={() => void start()}>
          {translate('record.preview.download')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The document itself, with a fixed content type, so that the browser never renders it as a page of this origin. */
function Document({ file }: { file: EmbeddedFile }) {
  const translate = useTranslate();
  const type = shownAs(file.name);
  const { address, error, retry } = useStoredFile(file, type);
  if (!type || !canShow(type)) return <Typography sx={{ p: 3 }}>{translate('record.preview.none')}</Typography>;
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!address) return <CircularProgress aria-label={translate('kit.loading')} />;
  return type === PDF ? (
    <iframe title={file.name} src={address} style={{ width: '100%', height: '100%', border: 0 }} />
  ) : (
    <img src={address} alt={file.name} style={{ maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' }} />
  );
}

const stage = {
  display: 'grid',
  placeItems: 'center',
  height: '70vh',
  minHeight: 200,
  mx: { xs: 1, sm: 3 },
  bgcolor: 'var(--at-sunken)',
  border: '1px solid var(--at-line)',
  borderRadius: 'var(--at-radius)',
  overflow: 'hidden',
};
