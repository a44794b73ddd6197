/** How long a client may take, and how much of the server one address may hold. */

export interface Limits {
  /** Milliseconds until the headers of a request are there. */
  headersMs: number;
  /** Milliseconds for a whole request, its body included; an answer may take as long as it takes. */
  wholeMs: number;
  /** Milliseconds in which some part of a body must come. */
  silenceMs: number;
  /** Milliseconds that every body has, before its pace counts. */
  bodyMs: number;
  /** Bytes a second below which a body is given up, over its whole time. */
  pace: number;
  /** Milliseconds between two looks at what is open. */
  lookMs: number;
  /** Bodies of one address that are on their way at once. */
  bodiesPerAddress: number;
}

/**
 * A hundred megabytes at 256 kbit/s take less than an hour. Small bodies come with their headers, so that a hundred on their
 * way are more than an office behind one address has.
 */
export const LIMITS: Limits = {
  headersMs: 20_000,
  wholeMs: 3_600_000,
  silenceMs: 20_000,
  bodyMs: 30_000,
  pace: 1024,
  lookMs: 1_000,
  bodiesPerAddress: 100,
};
