/** What a directory has sent about a person or a group, whole: the calls of the product show what the schema names of it. */
import { jsonb } from 'drizzle-orm/pg-core';

export const directoryContents = () => ({ resource: jsonb('resource') });
/** The people of a group, by their id in the directory's calls. */
export const directoryMembers = () => ({ members: jsonb('members') });
