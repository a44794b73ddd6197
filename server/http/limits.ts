/** How long a client may take, and how many resources of the server one address may use. */

export interface Limits {
  /** Milliseconds until the headers of a request must be complete. */
  headersMs: number;
  /** Milliseconds for a whole request, including its body; an answer may take any time. */
  wholeMs: number;
  /** Milliseconds within which some part of a body must arrive. */
  silenceMs: number;
  /** Milliseconds of grace for every body before its rate counts. */
  bodyMs: number;
  /** Minimum average rate of a body in bytes per second; a slower one is cut off. */
  pace: number;
  /** Milliseconds between two checks of the open bodies. */
  lookMs: number;
  /** Maximum number of bodies of one address in transfer at once. */
  bodiesPerAddress: number;
}

/**
 * A hundred megabytes at 256 kbit/s take less than an hour. Small bodies arrive with their headers, so an office
 * behind one address never has a hundred in transfer.
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
