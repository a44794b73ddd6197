import ImageSearch from '@mui/icons-material/ImageSearch';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { loadScanner } from './useCamera.ts';

/** Reads a code out of a picture: for devices without a camera, and for people who do not want to open theirs. */
export function PictureButton({ onText }: { onText: (text: string) => void }) {
  const translate = useTranslate();
  const elementId = `picture-${useId().replace(/\W/g, '')}`;
  const chooser = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'reading' | 'nothing'>('idle');
  const label = translate(state === 'reading' ? 'devices.scanner.reading' : 'devices.scanner.picture');
  const read = async (file: File | undefined) => {
    if (!file) return;
    setState('reading');
    // If the library cannot be loaded, nothing is read either.
    const text = await loadScanner().then(
      ({ readPicture }) => readPicture(elementId, file),
      () => undefined,
    );
    setState(text === undefined ? 'nothing' : 'idle');
    if (text !== undefined) onText(text);
  };
  return (
    <Box>
      <Button
        variant="outlined"
        size="small"
        startIcon={<ImageSearch />}
        loading={state === 'reading'}
        loadingPosition="start"
        onClick={() => chooser.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/*"
        aria-label={label}
        onChange={(event) => {
          void read(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Box id={elementId} sx={{ display: 'none' }} />
      {state === 'nothing' && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {translate('devices.scanner.nothing')}
        </Alert>
      )}
    </Box>
  );
}
