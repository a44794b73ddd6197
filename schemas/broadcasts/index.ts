import { defineArea } from '../kernel/area.ts';
import { maintenanceBroadcast } from './maintenanceBroadcast.ts';
import { notification } from './notification.ts';
import { notificationRecipient } from './notificationRecipient.ts';

export const area = defineArea({
  name: 'broadcasts',
  // In menu order.
  entities: [notification, notificationRecipient, maintenanceBroadcast],
});
export const { entities } = area;
