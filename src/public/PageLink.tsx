import type { MouseEvent, ReactNode } from 'react';
import { mightHaveSession } from '#authProvider/tokens.ts';
import { publicPathOf, whenSignedIn } from '../routes.ts';
import { navigate } from './navigate.ts';

/** Whether the light pages show the address themselves; somebody who may be signed in is sent home from some of them. */
function isLight(to: string): boolean {
  const page = publicPathOf(to.split('?')[0] as string);
  return page !== undefined && (whenSignedIn(page) === 'none' || !mightHaveSession());
}

/** A link that goes to another light page without a reload; every other address is left to the browser. */
export function PageLink({ to, className = 'link', children }: { to: string; className?: string; children: ReactNode }) {
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !isLight(to)) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a className={className} href={to} onClick={go}>
      {children}
    </a>
  );
}
