/** `landingOf` with the real manifest and the present session; loaded only after signing in. */
import { manifest } from 'virtual:atrium/manifest';
import { currentSession } from '#authProvider/sessionStore.ts';
import { landingOf } from './home.ts';

export function landing(wanted: string | undefined): string {
  const session = currentSession();
  return session ? landingOf(session, manifest, wanted) : '/login';
}
