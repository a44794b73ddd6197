import { type ComponentType, useEffect, useState } from 'react';
import { chunk } from './chunk.ts';

/** Pause before a part that could not be loaded is tried again. */
const RETRY_MS = 30_000;

/**
 * A part of the frame that is loaded when it is first shown. Nothing is there until then; without a connection the page stays as it
 * is, and the part is tried again when there is one.
 */
export function latePart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Late(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | undefined>(() => loaded);
    const [turn, setTurn] = useState(0);
    useEffect(() => {
      if (Part) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isGone = false;
      const again = () => setTurn(turn + 1);
      chunk(load()).then(
        (module) => {
          loaded = module.default;
          if (!isGone) setPart(() => module.default);
        },
        () => {
          if (isGone) return;
          timer = setTimeout(again, RETRY_MS);
          window.addEventListener('online', again, { once: true });
        },
      );
      return () => {
        isGone = true;
        clearTimeout(timer);
        window.removeEventListener('online', again);
      };
    }, [Part, turn]);
    return Part ? <Part {...props} /> : null;
  };
}
