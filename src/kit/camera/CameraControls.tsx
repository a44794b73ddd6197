import FlashlightOn from '@mui/icons-material/FlashlightOnOutlined';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Running } from './scanner.ts';

interface Props {
  running: Running;
  onCamera: (id: string) => void;
}

/** Which camera, and its torch: shown only where there is something to choose. */
export function CameraControls({ running: { cameras, camera, torch }, onCamera }: Props) {
  const translate = useTranslate();
  const [lit, setLit] = useState(false);
  const label = translate('devices.scanner.torch');
  if (cameras.length < 2 && !torch) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      {cameras.length > 1 && (
        <TextField
          select
          size="small"
          fullWidth
          label={translate('devices.scanner.camera')}
          value={camera ?? ''}
          onChange={(event) => onCamera(event.target.value)}
        >
          {cameras.map((one, at) => (
            <MenuItem key={one.id} value={one.id}>
              {one.label || translate('devices.scanner.unnamedCamera', { number: at + 1 })}
            </MenuItem>
          ))}
        </TextField>
      )}
      {torch && (
        <ToggleButton
          value="torch"
          size="small"
          selected={lit}
          aria-label={label}
          onChange={() =>
            torch(!lit).then(
              () => setLit(!lit),
              () => undefined,
            )
          }
        >
          <FlashlightOn />
        </ToggleButton>
      )}
    </Box>
  );
}
