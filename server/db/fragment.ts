import { type SQL, sql } from 'drizzle-orm';
import { remembered } from '#schemas/kernel/remembered.ts';

const made = new Map<string, SQL>();

/**
 * A piece of SQL that stands in schemas or code, made once for all statements: each has dozens of them. Never for text of a request,
 * which would be kept for ever.
 */
export const fragment = (text: string): SQL => remembered(made, text, () => sql.raw(text));
