import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { qrImage } from './qrImage.ts';

interface Props {
  text: string;
  /** What it stands for, in words. */
  name: string;
  /** In pixels. */
  size?: number;
}

/** A QR code. White around it in the dark theme too: scanners need the edge. */
export function QrImage({ text, name, size = 200 }: Props) {
  const translate = useTranslate();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let gone = false;
    qrImage(text, size * 2).then(
      (made) => !gone && setAddress(made),
      () => !gone && setAddress(undefined),
    );
    return () => {
      gone = true;
    };
  }, [text, size]);
  const label = translate('devices.qr.image', { name });
  return (
    <Box sx={{ width: size, height: size, bgcolor: '#fff', borderRadius: 'var(--at-radius)', overflow: 'hidden' }}>
      {address && <img src={address} alt={label} width={size} height={size} style={{ display: 'block' }} />}
    </Box>
  );
}
