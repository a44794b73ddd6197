import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '#src/kit/ConfirmDialog.tsx';
import { CountdownConfirm } from '#src/kit/CountdownConfirm.tsx';
import { RemarkDialog } from '#src/kit/RemarkDialog.tsx';
import { Example } from '../Example.tsx';

type Which = 'confirm' | 'countdown' | 'remark';

export default function Dialogs() {
  const [open, setOpen] = useState<Which>();
  const [said, setSaid] = useState<unknown>('');
  const common = { title: 'Terminate the contract', question: 'Tower A, level 12', onClose: () => setOpen(undefined) };
  const done = (what: unknown) => {
    setOpen(undefined);
    setSaid(what);
  };
  return (
    <Example title="Dialogs" value={said}>
      {(['confirm', 'countdown', 'remark'] as const).map((which) => (
        <Button key={which} variant="outlined" onClick={() => setOpen(which)} sx={{ mr: 1 }}>
          {which}
        </Button>
      ))}
      <ConfirmDialog open={open === 'confirm'} {...common} onConfirm={() => done('confirmed')} />
      <CountdownConfirm open={open === 'countdown'} {...common} onConfirm={() => done('counted')} />
      <RemarkDialog open={open === 'remark'} {...common} label="Remark" onConfirm={(remark) => done({ remark })} />
    </Example>
  );
}
