/** In place of react-admin's default router: it brings React Router's data router, and the portal has one of its own. */
export const reactRouterProvider = undefined;
