/** What reaches people outside the portal. */
import { cleanUpDeliveries } from '#server/channels/cleanUp.ts';
import { mailNotices } from '#server/channels/mailNotices.ts';
import { pushJobs } from '#server/channels/push/pushNotices.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';

export const channels = defineServerArea({
  name: 'channels',
  mails: ['notice'],
  jobs: [mailNotices, ...pushJobs, cleanUpDeliveries],
});
