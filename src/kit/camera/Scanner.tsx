import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { CameraControls } from './CameraControls.tsx';
import { PictureButton } from './PictureButton.tsx';
import { useCamera } from './useCamera.ts';

/** The camera's picture and its controls. It scans while mounted; unmounting releases the camera. */
export function Scanner({ onScan }: { onScan: (text: string) => void }) {
  const translate = useTranslate();
  const elementId = `scanner-${useId().replace(/\W/g, '')}`;
  const [attempt, setAttempt] = useState(0);
  const [camera, setCamera] = useState<string>();
  const told = useRef(false);
  const tell = (text: string) => {
    if (told.current) return;
    told.current = true;
    onScan(text);
  };
  const { running, problem } = useCamera(elementId, tell, attempt, camera);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        sx={{
          position: 'relative',
          minHeight: problem || running ? 0 : 260,
          borderRadius: 'var(--at-radius)',
          overflow: 'hidden',
        }}
      >
        <Box id={elementId} sx={{ '& video': { display: 'block', width: '100% !important' } }} />
        {!running && !problem && (
          <Box
            role="status"
            sx={{ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 1 }}
          >
            <CircularProgress aria-hidden size={28} />
            {translate('devices.scanner.starting')}
          </Box>
        )}
      </Box>
      {problem ? (
        <Alert severity="warning">{translate(`devices.scanner.problems.${problem}`)}</Alert>
      ) : (
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{translate('devices.scanner.aim')}</Box>
      )}
      {running && <CameraControls running={running} onCamera={setCamera} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {problem && (
          <Button variant="outlined" size="small" onClick={() => setAttempt(attempt + 1)}>
            {translate('devices.scanner.retry')}
          </Button>
        )}
        <PictureButton onText={tell} />
      </Box>
    </Box>
  );
}
