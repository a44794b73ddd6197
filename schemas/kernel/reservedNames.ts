/** Names with a meaning in JavaScript itself: no field may have one, and no request body may contain one. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
  'toJSON',
  'then',
]);
