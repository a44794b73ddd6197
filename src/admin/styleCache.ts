import createCache from '@emotion/cache';

/** Styles are added to the page under the nonce that the server gives it, so that its policy needs no `unsafe-inline`. */
export const makeStyleCache = () =>
  createCache({ key: 'at', nonce: document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined });
