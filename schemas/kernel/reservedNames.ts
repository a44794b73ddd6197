/** Names that JavaScript itself gives a meaning to: no field is called so, and no body may bring one. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
  'toJSON',
  'then',
]);
