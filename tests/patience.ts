/**
 * How long a test waits for an expected event, in milliseconds: far longer than it ever takes, so that no test fails on a busy
 * machine. The default of Vitest, one second, is too short.
 */
export const PATIENCE = { timeout: 15_000, interval: 20 };
