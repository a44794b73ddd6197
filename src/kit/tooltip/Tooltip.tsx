import type { TooltipProps } from '@mui/material/Tooltip';
import { cloneElement, type FocusEvent, type PointerEvent, type ReactElement, useId, useState } from 'react';
import { latePart } from '../late/late.tsx';

/** Without a connection there is no tooltip; the control itself works. */
const TooltipPopup = latePart(() => import('./TooltipPopup.tsx'), { quiet: true });

interface ChildProps {
  title?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  onPointerOver?: (event: PointerEvent<HTMLElement>) => void;
  onFocusCapture?: (event: FocusEvent<HTMLElement>) => void;
}
interface Props extends Pick<TooltipProps, 'placement' | 'describeChild' | 'disableInteractive'> {
  /** The child's name, or what describes it with `describeChild`. */
  title: string;
  children: ReactElement<object>;
}

/**
 * A tooltip as Material UI's, with the same properties. Its code is loaded when a pointer or the focus first reaches the child: a
 * page has a dozen tooltips and mostly shows none, and each of Material UI's is drawn twice before the page is seen.
 */
export function Tooltip({ title, children, describeChild, ...popup }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<{ element: HTMLElement; finger: AbortSignal | undefined }>();
  const [isOpen, setOpen] = useState(false);
  const child = children as ReactElement<ChildProps>;
  // A tap's focus follows before the state has changed: the finger was first.
  const reach = (element: HTMLElement, finger?: AbortSignal) =>
    setAnchor((known) => (known?.element === element ? known : { element, finger }));
  const described = isOpen ? { 'aria-describedby': id } : { title };
  return (
    <>
      {cloneElement(child, {
        ...(describeChild ? described : { 'aria-label': child.props['aria-label'] ?? title }),
        onPointerOver: (event) => {
          child.props.onPointerOver?.(event);
          reach(event.currentTarget, event.pointerType === 'touch' ? untilLifted() : undefined);
        },
        onFocusCapture: (event) => {
          child.props.onFocusCapture?.(event);
          reach(event.currentTarget);
        },
      })}
      {anchor ? (
        <TooltipPopup
          {...popup}
          {...anchor}
          id={id}
          title={title}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** Aborted once the finger is lifted, or does something else such as scrolling. */
function untilLifted(): AbortSignal {
  const press = new AbortController();
  const lift = () => press.abort();
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, lift, { signal: press.signal });
  return press.signal;
}
