import AttachFile from '@mui/icons-material/AttachFile';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';

interface Props {
  name: string;
  disabled?: boolean;
  onRemove: () => void;
  /** In the place of the paper clip: a small picture. */
  picture?: ReactNode;
}

/** A file that has been chosen; removing it asks first, by its name (000 §5). */
export function ChosenFile({ name, disabled, onRemove, picture }: Props) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const title = translate('kit.file.remove', { name });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: picture ? 1 : 0.5, minWidth: 0 }}>
      {picture ?? <AttachFile aria-hidden sx={{ fontSize: 18 }} />}
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {name}
      </Box>
      <IconButton size="small" disabled={disabled} aria-label={title} onClick={() => setAsking(true)}>
        <Close fontSize="small" />
      </IconButton>
      <ConfirmDialog
        open={asking}
        title={title}
        confirmLabel={translate('kit.remove')}
        tone="danger"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
      />
    </Box>
  );
}
