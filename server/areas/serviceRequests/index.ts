import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { feedback } from '#schemas/serviceRequests/feedback.ts';
import { serviceRequest } from '#schemas/serviceRequests/serviceRequest.ts';
import { serviceRequestComment } from '#schemas/serviceRequests/serviceRequestComment.ts';
import { serviceRequestForm } from '#schemas/serviceRequests/serviceRequestForm.ts';
import { serviceRequestPlace } from '#schemas/serviceRequests/serviceRequestPlace.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { rowHandlers } from '#server/engine/calls/rowCalls.ts';
import { returningByLink } from '#server/engine/linked/calls.ts';
import { updatePositions } from '../engagement/updatePositions.ts';
import { commentRules } from './comments.ts';
import {
  feedbackCategoryOptions,
  feedbackRules,
  ownFeedback,
  ownFeedbackSchema,
  ownFeedbacks,
  ownFeedbacksSchema,
  submitFeedback,
} from './feedback.ts';
import { formRules, updateVisibleStatus } from './forms.ts';
import { addOwnComment, cancelledSchema, cancelOwn, ownComments, ownCommentsSchema } from './occupants.ts';
import { addressOfPlace, placeQr, placeSchema, readPlace, sentSchema, submitAtPlace } from './places.ts';
import { requestRules } from './requests.ts';

export const serviceRequests = defineServerArea({
  name: 'serviceRequests',
  rules: {
    [serviceRequestForm.name]: formRules,
    [serviceRequest.name]: requestRules,
    [serviceRequestComment.name]: commentRules,
    [feedback.name]: feedbackRules,
  },
  downloads: { [serviceRequestPlace.name]: { qr: placeQr } },
  linked: {
    [serviceRequestPlace.name]: {
      read: returningByLink(placeSchema, readPlace),
      submit: returningByLink(sentSchema, submitAtPlace),
    },
  },
  handlers: {
    [serviceRequestForm.name]: {
      ...rowHandlers(serviceRequestForm, 'externalLinks'),
      updateOptionPositions: updatePositions(serviceRequestForm as unknown as Entity),
      updateVisibleStatus: returning(serviceRequestForm.name, updateVisibleStatus),
    },
    [serviceRequestPlace.name]: { address: addressOfPlace },
    [serviceRequest.name]: {
      ownComments: returning(ownCommentsSchema, ownComments),
      addOwnComment: returning(ownCommentsSchema, addOwnComment),
      cancelOwn: returning(cancelledSchema, cancelOwn),
    },
    [feedback.name]: {
      ownList: returning(ownFeedbacksSchema, ownFeedbacks),
      own: returning(ownFeedbackSchema, ownFeedback),
      submit: returning(ownFeedbackSchema, submitFeedback),
      allCategories: returning('options', feedbackCategoryOptions),
      categories: returning('options', feedbackCategoryOptions),
    },
  },
});
