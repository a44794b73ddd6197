/** Placeholders in a text that somebody writes, `%{referenceNo}`: which it may have, and what stands for them. Server and portal share it. */

const PLACEHOLDER = /%\{([^{}]*)\}?/g;
/** As it is written in a text. */
export const placeholder = (name: string): string => `%{${name}}`;

/** The first placeholder of a text that is none of these, as it is written there; also one that is not closed. */
export const unknownPlaceholder = (text: string, allowed: readonly string[]): string | undefined =>
  [...text.matchAll(PLACEHOLDER)].map(([whole]) => whole).find((whole) => !allowed.some((name) => whole === placeholder(name)));

/** Every placeholder once: what a value contains is text, whatever it looks like. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) && whole === placeholder(name) ? String(values[name]) : whole,
  );
