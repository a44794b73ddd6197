/** The English catalogue is the model: every other language has the same keys, and a missing one does not compile. */
export type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> };

/** A nested catalogue, untyped. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** The keys of a catalogue's texts, by their whole paths: `hours.wrong`. */
export type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];
