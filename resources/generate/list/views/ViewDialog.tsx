import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';
import { errorText } from '#src/kit/values/errorText.ts';

/** As many characters as the server takes. */
const MAX_LENGTH = 60;

interface Props {
  title: string;
  name: string;
  /** Offers to show the view to everybody in the building. */
  mayShare: boolean;
  onClose: () => void;
  /** Saves and closes; a rejection is shown here. */
  save: (view: { name: string; shared: boolean }) => Promise<void>;
}

/** Asks what a view is to be called, and who sees it. */
export function ViewDialog({ title, name: before, mayShare, onClose, save }: Props) {
  const translate = useTranslate();
  const [name, setName] = useState(before);
  const [shared, setShared] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const isNamed = name.trim() !== '';
  const confirm = async () => {
    if (!isNamed || busy) return;
    setBusy(true);
    try {
      await save({ name: name.trim(), shared });
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={translate('kit.save')}
      busy={busy}
      disabled={!isNamed}
      error={error === undefined ? undefined : errorText(translate, error)}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <TextField
        autoFocus
        fullWidth
        required
        label={translate('lists.views.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && void confirm()}
        slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
        sx={{ mt: 1 }}
      />
      {mayShare && (
        <>
          <FormControlLabel
            sx={{ mt: 1 }}
            control={<Checkbox checked={shared} onChange={(_, next) => setShared(next)} />}
            label={translate('lists.views.share')}
          />
          <FormHelperText sx={{ mt: 0 }}>{translate('lists.views.shareHint')}</FormHelperText>
        </>
      )}
    </ConfirmDialog>
  );
}
