import type { TooltipProps } from '@mui/material/Tooltip';
import { cloneElement, type FocusEvent, type PointerEvent, type ReactElement, useId, useReducer } from 'react';
import { latePart } from '../late/late.tsx';
import { useOpening } from './useOpening.ts';

/** Without a connection there is no tooltip; the control itself works. */
const TooltipPopup = latePart(() => import('./TooltipPopup.tsx'), { quiet: true });

/** What reaches or leaves the child. */
interface Events {
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  onFocusCapture: (event: FocusEvent<HTMLElement>) => void;
  onBlurCapture: (event: FocusEvent<HTMLElement>) => void;
}
interface ChildProps extends Partial<Events> {
  title?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
}
interface Props extends Pick<TooltipProps, 'placement' | 'describeChild' | 'disableInteractive'> {
  /** The child's name, or what describes it with `describeChild`. */
  title: string;
  children: ReactElement<object>;
}

/** After the child's own. */
const besides = (child: ChildProps, events: Events): Events =>
  Object.fromEntries(
    (Object.keys(events) as (keyof Events)[]).map((name) => [
      name,
      (event: never) => {
        child[name]?.(event);
        events[name](event);
      },
    ]),
  ) as unknown as Events;

/**
 * A tooltip as Material UI's, with the same properties. When it opens is decided here, how it looks and where it stands by Material UI,
 * whose code is loaded when a pointer or the focus first reaches the child: a page has a dozen tooltips and mostly shows none, and each
 * of Material UI's is drawn twice before the page is seen.
 */
export function Tooltip({ title, children, describeChild, ...look }: Props) {
  const id = useId();
  const { element, isOpen, open, close, events } = useOpening();
  const [isThere, markThere] = useReducer(() => true, false);
  const child = children as ReactElement<ChildProps>;
  const described = isOpen && isThere ? { 'aria-describedby': id } : { title };
  return (
    <>
      {cloneElement(child, {
        ...(describeChild ? described : { 'aria-label': child.props['aria-label'] ?? title }),
        ...besides(child.props, events),
      })}
      {element ? (
        <TooltipPopup
          {...look}
          id={id}
          title={title}
          element={element}
          open={isOpen}
          onThere={markThere}
          onOpen={open}
          onClose={close}
        />
      ) : null}
    </>
  );
}
