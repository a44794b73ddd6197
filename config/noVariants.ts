/** Replaces what Material UI imports and the portal never shows: the filled input, the browser's own select, plain toasts, the ripple. */
export default function NoVariant(): never {
  throw new Error('The portal has outlined and standard inputs only, toasts with an alert, and no ripple.');
}
