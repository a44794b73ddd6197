import { useColorScheme } from '@mui/material';
import { useEffect } from 'react';
import { colourMode, watchColourMode } from '../theme/colourMode.ts';

/** Keeps Material UI's colour scheme at the mode that the whole portal shows. */
export function ThemeMode() {
  const { setMode } = useColorScheme();
  useEffect(() => {
    const follow = () => setMode(colourMode());
    follow();
    return watchColourMode(follow);
  }, [setMode]);
  return null;
}
