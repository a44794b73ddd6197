import { emergencyBroadcast } from '#schemas/broadcasts/emergencyBroadcast.ts';
import { emergencyBroadcastTemplate } from '#schemas/broadcasts/emergencyBroadcastTemplate.ts';
import { notification } from '#schemas/broadcasts/notification.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { listOf } from '#server/openapi/values.ts';
import { currentMaintenance, toldMaintenance } from './current.ts';
import { reachOfBroadcast } from './emergency/addressed.ts';
import { beginDueJob } from './emergency/beginDue.ts';
import { checkOngoing, currentEmergency, emergencyOf, ongoingSchema, toldEmergency } from './emergency/current.ts';
import { registerEmergencyLinks } from './emergency/link.ts';
import { repliedSchema, replyToEmergency } from './emergency/reply.ts';
import { broadcastRules, presetRules } from './emergency/rules.ts';
import { ownNoticeHandlers } from './notifications/ownNoticeHandlers.ts';
import { notificationRules } from './notifications/rules.ts';
import { lostSendingsJob, sendJob } from './notifications/sending.ts';

export const broadcasts = defineServerArea({
  name: 'broadcasts',
  rules: {
    [notification.name]: notificationRules,
    [emergencyBroadcast.name]: broadcastRules,
    [emergencyBroadcastTemplate.name]: presetRules,
  },
  handlers: {
    [notification.name]: ownNoticeHandlers,
    'maintenance-broadcasts': { current: returning(listOf(toldMaintenance), ({ db }) => currentMaintenance(db)) },
    [emergencyBroadcastTemplate.name]: { reach: reachOfBroadcast('emergency_broadcast_templates') },
    [emergencyBroadcast.name]: {
      reach: reachOfBroadcast('emergency_broadcasts'),
      checkOngoing: returning(ongoingSchema, checkOngoing),
      current: returning(listOf(toldEmergency), currentEmergency),
      reply: returning(repliedSchema, replyToEmergency),
    },
  },
  news: { [emergencyBroadcast.name]: emergencyOf },
  jobs: [sendJob, lostSendingsJob, beginDueJob],
  routes: [registerEmergencyLinks],
});
