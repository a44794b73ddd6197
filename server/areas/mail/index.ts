/** Outgoing mail: sending, retries, clean-up. */
import { defineServerArea } from '#server/engine/area.ts';
import { mailJobs } from '#server/mail/send.ts';

export const mail = defineServerArea({ name: 'mail', jobs: mailJobs });
