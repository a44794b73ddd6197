import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

/** 000 §9 */
export const COLLAPSED_HEIGHT = 140;

interface Props {
  children: ReactNode;
  /** Pixels that are shown of a text that is longer. */
  maxHeight?: number;
}

/** A long text cut off at a height, with a button for the rest; a short one is shown whole. */
export function Collapsible({ children, maxHeight = COLLAPSED_HEIGHT }: Props) {
  const translate = useTranslate();
  const id = useId();
  const inner = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element = inner.current;
    if (!element) return;
    // The full height of the text, collapsed or not: it changes with the window and with loaded content.
    const watch = new ResizeObserver(() => setLong(element.scrollHeight > maxHeight));
    watch.observe(element);
    return () => watch.disconnect();
  }, [maxHeight]);
  const isCut = isLong && !isOpen;
  return (
    <Box>
      <Box
        id={id}
        className="at-fold"
        sx={{
          maxHeight: isOpen ? undefined : maxHeight,
          overflow: 'hidden',
          ...(isCut && { maskImage: 'linear-gradient(#000 calc(100% - 36px), transparent)' }),
        }}
      >
        <div ref={inner}>{children}</div>
      </Box>
      {isLong && (
        <Button
          size="small"
          onClick={() => setOpen(!isOpen)}
          aria-expanded={isOpen}
          aria-controls={id}
          sx={{ ml: -1.75, mt: 0.25 }}
        >
          {translate(isOpen ? 'lists.showLess' : 'lists.showMore')}
        </Button>
      )}
    </Box>
  );
}
