import { useNotify } from 'ra-core';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { chunk } from './chunk.ts';

/** What is drawn in the place of a part that could not be fetched: a notice, and whoever opened it is told that it is closed. */
function Missing({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  useEffect(() => {
    notify(navigator.onLine ? 'shell.errorOutdated' : 'errors.network', { type: 'error' });
    onClose();
  }, [notify, onClose]);
  return null;
}

class Boundary extends Component<{ onClose: () => void; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? <Missing onClose={this.props.onClose} /> : this.props.children;
  }
}

/**
 * A dialog that is fetched when it is opened. Where it cannot be had, for want of a connection, the page below it stays as it
 * is, with what was typed there; the next time it is asked for anew.
 */
export function lazyPart<P extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  const make = () =>
    lazy(() =>
      chunk(load()).catch((error: unknown) => {
        Part = make();
        throw error;
      }),
    ) as unknown as ComponentType<P>;
  let Part = make();
  return (props: P) => (
    <Boundary onClose={props.onClose}>
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    </Boundary>
  );
}
