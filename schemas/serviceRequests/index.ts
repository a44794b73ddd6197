import { defineArea } from '../kernel/areas/area.ts';
import { serviceRequest } from './serviceRequest.ts';
import { serviceRequestComment } from './serviceRequestComment.ts';
import { serviceRequestForm } from './serviceRequestForm.ts';
import { serviceRequestPlace } from './serviceRequestPlace.ts';
import { widgets } from './widgets.ts';

export const area = defineArea({
  name: 'serviceRequests',
  // In menu order.
  entities: [serviceRequest, serviceRequestComment, serviceRequestForm, serviceRequestPlace],
  widgets,
});
export const { entities } = area;
