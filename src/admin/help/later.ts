/** Parts of the frame that come after the page, in one chunk: footer, badges of new features. */
export { default as Footer } from './Footer.tsx';
export { default as NewBadge } from './NewBadge.tsx';
export { default as PortalNews } from './PortalNews.tsx';
