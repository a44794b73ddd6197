import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { CameraControls } from './CameraControls.tsx';
import { PictureButton } from './PictureButton.tsx';
import { useCamera } from './useCamera.ts';

interface Props {
  onScan: (text: string) => void;
  /** One code after the other; a code counts again once it has been out of sight. Otherwise the first one ends the scan. */
  goesOn?: boolean;
}
/** Milliseconds for which a code is out of sight before it counts again: the camera misses some pictures of one that is held still. */
const OUT_OF_SIGHT = 2500;

/** The camera's picture and its controls. It scans while mounted; unmounting releases the camera. */
export function Scanner({ onScan, goesOn = false }: Props) {
  const translate = useTranslate();
  const elementId = `scanner-${useId().replace(/\W/g, '')}`;
  const [attempt, setAttempt] = useState(0);
  const [camera, setCamera] = useState<string>();
  const seen = useRef<{ text: string; at: number } | undefined>(undefined);
  /** The camera sees a code ten times a second. */
  const tell = (text: string) => {
    const before = seen.current;
    const isNew = before === undefined || (goesOn && (before.text !== text || performance.now() - before.at > OUT_OF_SIGHT));
    if (before === undefined || goesOn) seen.current = { text, at: performance.now() };
    if (isNew) onScan(text);
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
        <PictureButton onText={goesOn ? onScan : tell} />
      </Box>
    </Box>
  );
}
