import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import { type NewCode, showNewCodes } from '#src/app/newCodes.ts';
import { Tooltip } from '#src/kit/tooltip/Tooltip.tsx';

/** The codes, to be read out or copied; only its button closes it, because they are gone then. */
export default function NewCodesDialog({ codes }: { codes: readonly NewCode[] }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} fullWidth maxWidth="xs">
      <DialogTitle id={`${id}-title`}>{translate('kit.newCodes.title', { smart_count: codes.length })}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ color: 'text.primary', mb: 2 }}>
          {translate('kit.newCodes.text')}
        </DialogContentText>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
          {codes.map((code) => (
            <Code key={code.label} {...code} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={() => showNewCodes([])}>
          {translate('kit.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Code({ label, value }: NewCode) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = translate('kit.newCodes.copy', { label });
  return (
    <div>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box
          component="code"
          sx={{
            font: 'inherit',
            fontSize: '1.5rem',
            fontVariantNumeric: 'tabular-nums',
            letterSpacing: '0.12em',
            wordBreak: 'break-all',
          }}
        >
          {value}
        </Box>
        {/* Without a secure connection there is no clipboard. */}
        {navigator.clipboard && (
          <Tooltip title={copy}>
            <IconButton
              aria-label={copy}
              onClick={() =>
                void navigator.clipboard.writeText(value).then(
                  () => notify('kit.newCodes.copied', { type: 'success' }),
                  () => undefined,
                )
              }
            >
              <ContentCopy fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </Box>
    </div>
  );
}
