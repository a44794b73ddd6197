/** What the pages without sign-in need, and no more: they must stay light. */
import { auth } from './auth.ts';
import { mailbox } from './mailbox.ts';

export const messages = { auth, mailbox };
