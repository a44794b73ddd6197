import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { colourMode, colourModes, setColourMode, watchColourMode } from '../../theme/colourMode.ts';
import { MenuChoice } from './MenuChoice.tsx';

/** Light, dark, or as the system says. */
export function ColourChoice() {
  const translate = useTranslate();
  const mode = useSyncExternalStore(watchColourMode, colourMode);
  return (
    <>
      {colourModes.map((one) => (
        <MenuChoice key={one} label={translate(`shell.${one}`)} isChosen={one === mode} onClick={() => setColourMode(one)} />
      ))}
    </>
  );
}
