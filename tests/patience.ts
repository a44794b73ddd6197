/**
 * How long a test waits for what must come, milliseconds: far longer than it ever takes, so that a busy machine fails
 * nothing. Vitest's own second is for nobody's machine in particular.
 */
export const PATIENCE = { timeout: 15_000, interval: 20 };
