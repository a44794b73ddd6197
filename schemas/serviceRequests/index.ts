import { defineArea } from '../kernel/areas/area.ts';
import { feedback } from './feedback.ts';
import { serviceRequest } from './serviceRequest.ts';
import { serviceRequestComment } from './serviceRequestComment.ts';
import { serviceRequestForm } from './serviceRequestForm.ts';
import { serviceRequestPlace } from './serviceRequestPlace.ts';
import { widgets } from './widgets.ts';

export const area = defineArea({
  name: 'serviceRequests',
  // In menu order.
  entities: [serviceRequest, serviceRequestComment, feedback, serviceRequestForm, serviceRequestPlace],
  widgets,
});
export const { entities } = area;
