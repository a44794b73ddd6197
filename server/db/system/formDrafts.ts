/** What a contractor has filled in so far by the link of a permit. Not part of the entity's fields: nobody else reads it before it is signed. */
import { text } from 'drizzle-orm/pg-core';

export const formDrafts = () => ({
  contractorDraft: text('contractor_draft'),
});
