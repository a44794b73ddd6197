import type { ReactNode } from 'react';

/** A message above a form; screen readers announce it at once. */
export function Banner({ tone, children }: { tone: 'danger' | 'info' | 'success'; children: ReactNode }) {
  return (
    <div className={`banner banner-${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
