import type { PublicPath } from '../routes.ts';

/** What every page without sign-in is given. */
export interface PublicPageProps {
  /** The page on show, for those that share a component. */
  path: PublicPath;
  /** Goes into the admin app once a session is there. */
  enter: () => Promise<void>;
  prefetch: () => void;
}
