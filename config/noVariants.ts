/** Replaces the inputs of Material UI's text field that the portal never shows: the filled one and the browser's own select. */
export default function NoVariant(): never {
  throw new Error('The portal has outlined and standard inputs only.');
}
