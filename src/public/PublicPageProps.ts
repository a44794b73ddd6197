import type { PublicPath } from '#schemas/shell/publicPages.ts';

/** Props of every page without sign-in. */
export interface PublicPageProps {
  /** The current page, for pages that share a component. */
  path: PublicPath;
  /** Opens the admin app once there is a session. */
  enter: () => Promise<void>;
  prefetch: () => void;
}
