import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { qrImage } from './qrImage.ts';

interface Props {
  text: string;
  /** What it is and what it stands for, in words. */
  name: string;
  /** In pixels, or with its unit: `40mm`. It never exceeds its place. */
  size?: number | string;
}

/** A QR code. White around it in the dark theme too: scanners need the edge. */
export function QrImage({ text, name, size = 200 }: Props) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let gone = false;
    qrImage(text).then(
      (made) => !gone && setAddress(made),
      () => !gone && setAddress(undefined),
    );
    return () => {
      gone = true;
    };
  }, [text]);
  return (
    <Box sx={{ width: size, height: size, maxWidth: '100%', bgcolor: '#fff' }}>
      {address && <img src={address} alt={name} style={{ display: 'block', width: '100%', height: '100%' }} />}
    </Box>
  );
}
