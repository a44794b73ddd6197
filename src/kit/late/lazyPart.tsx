import { useNotify } from 'ra-core';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { chunk } from './chunk.ts';

/** Stands in for a part that failed to load: shows a notice and closes the part. */
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
 * A dialog that is loaded when it is opened. Without a connection the page below it stays as it is, with its input; the next
 * opening loads it again.
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
