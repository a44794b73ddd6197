/** Outgoing mail: sending, retries, clean-up, and the servers that hand it over. */
import { mailServer } from '#schemas/system/mailServer.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { mailJobs } from '#server/mail/send.ts';
import { mailServerHandlers, mailServerRules } from './mailServers.ts';

export const mail = defineServerArea({
  name: 'mail',
  rules: { [mailServer.name]: mailServerRules },
  handlers: { [mailServer.name]: mailServerHandlers },
  jobs: mailJobs,
  mails: ['mailServerTest'],
});
