import Tooltip from '@mui/material/Tooltip';
import { cloneElement, type ReactElement } from 'react';
import { useKeysOn } from '#src/app/useKeySwitch.ts';
import { keyLabel } from './keyLabel.ts';

interface Props {
  /** As in `aria-keyshortcuts`: `c`, `/`, `Control+s`. Absent: there is none. */
  shortcut?: string;
  children: ReactElement<{ 'aria-keyshortcuts'?: string }>;
}

/**
 * Tells the key of a control, in its tooltip and to assistive technology. Saying so is all there is to it: the desk's keys
 * press whatever on the page names them.
 */
export function Keyed({ shortcut, children }: Props) {
  const isOn = useKeysOn();
  if (!shortcut || !isOn) return children;
  return (
    <Tooltip title={keyLabel(shortcut)} describeChild>
      {cloneElement(children, { 'aria-keyshortcuts': shortcut })}
    </Tooltip>
  );
}
