/** What a directory has sent about a person, whole: the calls of the product show what the schema names of it. */
import { jsonb } from 'drizzle-orm/pg-core';

export const directoryContents = () => ({ resource: jsonb('resource') });
