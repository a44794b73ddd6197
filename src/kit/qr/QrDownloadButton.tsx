import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useDownload } from '../useDownload.ts';
import { downloadQrCodes, type QrCode, type SaveImage } from './downloadQr.ts';

interface Props {
  codes: readonly QrCode[];
  save: SaveImage;
}

/** Saves one QR code or many as pictures, one every half second, and tells how far it is (000 §9). */
export function QrDownloadButton({ codes, save }: Props) {
  const translate = useTranslate();
  const [done, setDone] = useState(0);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const { busy, start } = useDownload(async () => {
    stop.current = new AbortController();
    setDone(0);
    return (await downloadQrCodes(codes, { save, onProgress: setDone, signal: stop.current.signal })) > 0;
  });
  const total = codes.length;
  const progress = translate('devices.qr.progress', { done, total });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button variant="outlined" startIcon={<Download />} loading={busy} loadingPosition="start" onClick={() => void start()}>
        {total > 1 ? translate('devices.qr.downloadMany', { smart_count: total }) : translate('devices.qr.download')}
      </Button>
      {busy && total > 1 && (
        <>
          <LinearProgress variant="determinate" value={(done / total) * 100} aria-label={progress} sx={{ width: 120 }} />
          <Box role="status" sx={{ fontSize: '0.875rem' }}>
            {progress}
          </Box>
          <Button size="small" color="inherit" onClick={() => stop.current?.abort()}>
            {translate('devices.qr.stop')}
          </Button>
        </>
      )}
    </Box>
  );
}
