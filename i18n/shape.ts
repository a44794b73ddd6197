/** The English catalogue is the model: every other language has the same keys, and a missing one does not compile. */
export type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> };

/** A nested catalogue, untyped. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}
