/** Replaces what Material UI imports and the portal never shows: the filled input, the browser's own select, the ripple. */
export default function NoVariant(): never {
  throw new Error('The portal has outlined and standard inputs only, and no ripple.');
}
