import Button from '@mui/material/Button';
import { useState } from 'react';
import { ScannerDialog } from '#src/kit/camera/ScannerDialog.tsx';
import { Example } from '../Example.tsx';

export default function Scanner() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <Example title="Scanner" value={text}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Scan
      </Button>
      <ScannerDialog
        open={open}
        onClose={() => setOpen(false)}
        onScan={(found) => {
          setText(found);
          setOpen(false);
        }}
      />
    </Example>
  );
}
