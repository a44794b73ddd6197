/** In pixels; reserved, so that nothing moves when the links load. */
export const FOOTER_HEIGHT = 56;
