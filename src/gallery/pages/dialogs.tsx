import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '#src/kit/dialogs/ConfirmDialog.tsx';
import { CountdownConfirm } from '#src/kit/dialogs/CountdownConfirm.tsx';
import { RemarkDialog } from '#src/kit/dialogs/RemarkDialog.tsx';
import { Example } from '../Example.tsx';

const kinds = ['confirm', 'countdown', 'warned', 'remark', 'failed'] as const;

export default function Dialogs() {
  const [open, setOpen] = useState<(typeof kinds)[number]>();
  const [said, setSaid] = useState<unknown>('');
  const common = { title: 'Terminate the contract', question: 'Tower A, level 12', onClose: () => setOpen(undefined) };
  const done = (what: unknown) => {
    setOpen(undefined);
    setSaid(what);
  };
  return (
    <Example title="Dialogs" value={said}>
      {kinds.map((which) => (
        <Button key={which} variant="outlined" onClick={() => setOpen(which)} sx={{ mr: 1 }}>
          {which}
        </Button>
      ))}
      <ConfirmDialog open={open === 'confirm'} {...common} onConfirm={() => done('confirmed')} />
      <CountdownConfirm open={open === 'countdown'} {...common} onConfirm={() => done('counted')} />
      <CountdownConfirm open={open === 'warned'} {...common} warning="The keys stop working." onConfirm={() => done('warned')} />
      <RemarkDialog open={open === 'remark'} {...common} label="Remark" onConfirm={(remark) => done({ remark })} />
      <ConfirmDialog open={open === 'failed'} {...common} error="The server is out of reach." onConfirm={() => done('again')} />
    </Example>
  );
}
