import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { type ReactNode, type Ref, useEffect, useLayoutEffect } from 'react';

interface AnchorProps {
  element: HTMLElement;
  /** Called once it is drawn. */
  onThere: () => void;
}

/** Stands where Material UI expects the child, which is drawn elsewhere already: tells it the element. */
function Anchor({ element, ref }: Pick<AnchorProps, 'element'> & { ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    ref(element);
    return () => void ref(null);
  }, [ref, element]);
  return null;
}

/** The tooltip of an element that is drawn already; it is open when it is told to be (`useOpening.ts`). */
export default function TooltipPopup({ element, onThere, ...tooltip }: Omit<TooltipProps, 'children'> & AnchorProps): ReactNode {
  useEffect(onThere, [onThere]);
  return (
    <Tooltip {...tooltip} disableFocusListener disableHoverListener disableTouchListener>
      <Anchor element={element} />
    </Tooltip>
  );
}
