/**
 * A test that applies only where the schema or the database says so. Where it does not, there is none: a test that is
 * skipped would look like one that somebody put aside.
 */
import { describe, it } from 'vitest';

const nothing = (() => undefined) as unknown;
export const itIf = (applies: unknown): typeof it => (applies ? it : (nothing as typeof it));
export const describeIf = (applies: unknown): typeof describe => (applies ? describe : (nothing as typeof describe));
