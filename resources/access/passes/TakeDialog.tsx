/** Takes a pass back, with a reason if there is one. */
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { systemData } from '#schemas/kernel/fields/systemData.ts';
import { Dropdown } from '#src/kit/choices/Dropdown.tsx';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';
import type { PassKind } from './usePasses.ts';

const WORDS = 'resources.qr-passes.profile';
const reasons = (kind: PassKind) =>
  kind.kind === 'PIN' ? 'PIN_REMOVAL_REASON' : 'card' in kind ? 'CARD_REMOVAL_REASON' : 'PASS_REMOVAL_REASON';

interface Props {
  kind: PassKind;
  name: string;
  busy: boolean;
  error: string | undefined;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

export function TakeDialog({ kind, name, busy, error, onConfirm, onClose }: Props) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const category = reasons(kind);
  return (
    <ConfirmDialog
      open
      title={translate(`${WORDS}.takeTitle`, { kind: translate(`${WORDS}.kinds.${kind.kind}`) })}
      question={
        <>
          {name}
          <br />
          {translate(`${WORDS}.takeQuestion`)}
        </>
      }
      confirmLabel={translate(`${WORDS}.take`)}
      tone="danger"
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={() => onConfirm(reason)}
    >
      <Box sx={{ mt: 2 }}>
        <Dropdown
          label={translate(`${WORDS}.reason`)}
          value={reason}
          options={systemData[category].map(({ code }) => ({ value: code, label: translate(`systemData.${category}.${code}`) }))}
          placeholder={translate(`${WORDS}.${'card' in kind ? 'backToStock' : 'noReason'}`)}
          onChange={setReason}
          fullWidth
        />
      </Box>
    </ConfirmDialog>
  );
}
