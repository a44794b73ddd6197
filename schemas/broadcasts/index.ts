import { defineArea } from '../kernel/areas/area.ts';
import { emergencyBroadcast } from './emergencyBroadcast.ts';
import { emergencyBroadcastRecipient } from './emergencyBroadcastRecipient.ts';
import { emergencyBroadcastTemplate } from './emergencyBroadcastTemplate.ts';
import { emergencyBroadcastTenantDetail } from './emergencyBroadcastTenantDetail.ts';
import { maintenanceBroadcast } from './maintenanceBroadcast.ts';
import { notification } from './notification.ts';
import { notificationRecipient } from './notificationRecipient.ts';

export const area = defineArea({
  name: 'broadcasts',
  // In menu order.
  entities: [
    notification,
    notificationRecipient,
    emergencyBroadcast,
    emergencyBroadcastTemplate,
    emergencyBroadcastTenantDetail,
    emergencyBroadcastRecipient,
    maintenanceBroadcast,
  ],
});
export const { entities } = area;
