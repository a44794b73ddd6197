/**
 * A test that applies only if the schema or the database matches. Otherwise no test is created: a skipped test would look like
 * one that somebody disabled.
 */
import { describe, it } from 'vitest';

const nothing = (() => undefined) as unknown;
export const itIf = (applies: unknown): typeof it => (applies ? it : (nothing as typeof it));
export const describeIf = (applies: unknown): typeof describe => (applies ? describe : (nothing as typeof describe));
