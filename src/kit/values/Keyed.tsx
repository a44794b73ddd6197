import { cloneElement, type ReactElement } from 'react';
import { useHasShortcuts } from '../kitContext.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { keyLabel } from './keyLabel.ts';

interface Props {
  /** As in `aria-keyshortcuts`: `c`, `/`, `Control+s`. Absent: there is none. */
  shortcut?: string;
  children: ReactElement<{ 'aria-keyshortcuts'?: string }>;
}

/**
 * Shows the shortcut of a control, in its tooltip and to assistive technology. Naming the key is all it takes: the shell's
 * shortcuts press whatever on the page has `aria-keyshortcuts`.
 */
export function Keyed({ shortcut, children }: Props) {
  const hasShortcuts = useHasShortcuts();
  if (!shortcut || !hasShortcuts) return children;
  return (
    <Tooltip title={keyLabel(shortcut)} describeChild>
      {cloneElement(children, { 'aria-keyshortcuts': shortcut })}
    </Tooltip>
  );
}
