/** What reaches people outside the portal: jobs, and a person's own devices. */
import { mailNotices } from '#server/channels/mailNotices.ts';
import { defineServerArea } from '#server/engine/area.ts';

export const channels = defineServerArea({ name: 'channels', mails: ['notice'], jobs: [mailNotices] });
