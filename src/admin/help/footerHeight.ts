/** In pixels: its place is kept, so that nothing moves when the links come. */
export const FOOTER_HEIGHT = 56;
