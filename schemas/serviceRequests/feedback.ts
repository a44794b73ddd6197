import { defineEntity } from '../kernel/entity/entity.ts';
import { files, longText, oneOf, reference, sequence, statuses, text } from '../kernel/fields/field.ts';
import { feedbackCategories, feedbackTypes } from '../kernel/fields/systemData.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { stamp } from '../users/stamp.ts';

const given = ['type', 'category', 'description', 'imageFile'] as const;
const staff = ['platform', 'building'] as const;

/** What people send with the app; pictures by id or by uuid. */
const sent = {
  requestKey: text({ required: true, max: 60 }),
  type: oneOf(feedbackTypes, { required: true }),
  category: oneOf(feedbackCategories, { required: true }),
  description: longText({ required: true, max: 2000 }),
  imageFileIds: files({ accept: ['jpg', 'jpeg', 'png'], maxItems: 5 }),
  imageFileUuids: 'json',
} as const;

/**
 * Feedback (000 §7; 002 §7): what people of a building say about it, or about its app. The team answers and closes it; companies
 * do not read what their people have said.
 */
export const feedback = defineEntity({
  name: 'feedbacks',
  area: 'serviceRequests',
  doc: 'What somebody says about a building or its app, and what the team answers.',
  title: '{referenceNo}',
  naming: ['referenceNo', 'applicant.label'],
  icon: 'RateReview',
  menu: { order: 15 },
  pages: { list: '/feedback', show: '/feedback/:id' },
  api: {
    path: '/feedbacks',
    verbs: { list: true, get: true, statusCount: 'GET /get-status-count', emailRecord: true, history: true },
  },
  scope: { building: 'officeCentreId' },
  access: { list: 'FEEDBACK_LIST', get: 'FEEDBACK_VIEW', emailRecord: 'FEEDBACK_DOWNLOAD' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    referenceNo: sequence('FB'),
    type: oneOf(feedbackTypes, { required: true }),
    /** Of those of its type. */
    category: oneOf(feedbackCategories, { required: true }),
    description: longText({ required: true, max: 2000, search: true }),
    imageFile: files({ accept: ['jpg', 'jpeg', 'png'], maxItems: 5, uuids: true }),
    /** None: somebody of the building itself. */
    tenant: reference('tenants', { onDelete: 'clear', system: true }),
    applicant: reference('users', { onDelete: 'clear', system: true }),
    /** Names what the app has sent, so that a repeated call says it once. */
    requestKey: text({ max: 60, system: true }),
    status: statuses({ OPEN: 'warning', ANSWERED: 'success', CLOSED: 'neutral' }),
    answer: longText({ max: 2000, search: true }),
    ...stamp('submitted'),
    ...stamp('answered'),
    ...stamp('closed', 'closeRemark'),
    ...stamp('reopened'),
  },
  states: { field: 'status', initial: 'OPEN' },
  waits: [{ tab: 'OPEN', action: 'answer' }],
  report: { date: 'submittedDate', by: ['category', 'type', 'tenant', 'status'], filters: ['category', 'tenant'] },
  list: {
    columns: ['referenceNo', 'type', 'category', 'description', 'tenant', 'applicant', 'submittedDate', 'status'],
    more: ['imageFile', 'answer', 'answeredDate', 'answeredUser', 'closedDate'],
    filters: ['type', 'category', 'tenant', 'applicant', 'status', 'submittedDate'],
    sortable: ['referenceNo', 'submittedDate', 'status'],
    sort: ['id', 'DESC'],
    tabs: [...tabsOf('status', ['OPEN', 'ANSWERED', 'CLOSED']), { code: 'ALL' }],
  },
  form: [{ section: 'feedback', fields: given }],
  facts: ['status', 'type', 'category', 'tenant', 'applicant'],
  show: [
    { section: 'feedback', fields: given },
    { section: 'sender', fields: ['tenant', 'applicant', 'status'] },
    { section: 'answer', fields: ['answer'] },
  ],
  actions: {
    answer: {
      call: 'PUT /{id}/answer',
      permission: 'FEEDBACK_MANAGE',
      sides: staff,
      moves: { OPEN: 'ANSWERED', ANSWERED: 'ANSWERED' },
      input: ['answer'],
      required: ['answer'],
      stamp: 'answered',
      tone: 'primary',
      key: 'agree',
      notice: 'recordUpdated',
    },
    close: {
      call: 'PUT /{id}/close',
      permission: 'FEEDBACK_MANAGE',
      sides: staff,
      moves: { OPEN: 'CLOSED', ANSWERED: 'CLOSED' },
      remark: 'closeRemark',
      remarkOptional: true,
      stamp: 'closed',
      bulk: true,
      notice: 'recordUpdated',
    },
    reopen: {
      call: 'PUT /{id}/reopen',
      permission: 'FEEDBACK_MANAGE',
      sides: staff,
      moves: { CLOSED: 'OPEN' },
      stamp: 'reopened',
      inMenu: true,
      notice: 'recordUpdated',
    },
  },
  endpoints: {
    ownList: {
      call: 'GET /occupant/feedbacks',
      summary: 'What the person has said, the newest first, with what was answered',
      everybody: 'people follow what they have said',
      query: ['page', 'limit'],
    },
    own: {
      call: 'GET /occupant/feedbacks/uuid/{uuid}',
      summary: 'One of them',
      everybody: 'people follow what they have said',
      query: [],
    },
    submit: {
      call: 'POST /occupant/feedbacks',
      summary: 'Says something about the building or its app; the same key again says it once',
      everybody: 'whoever uses a building may say something about it',
      body: sent,
      notice: 'feedbackSubmitted',
    },
    allCategories: {
      call: 'GET /feedbacks/category-drop-down',
      summary: 'Categories of feedback; `type` narrows them to what it is about',
      everybody: 'the same fixed values for everybody',
      query: ['type'],
      lasting: true,
    },
    categories: {
      call: 'GET /occupant/feedbacks/category-drop-down',
      summary: 'The categories of a type, or of all types',
      everybody: 'the same fixed values for everybody',
      query: ['type'],
    },
  },
  notifications: {
    submitted: {
      on: ['create'],
      to: [{ holders: 'FEEDBACK_MANAGE' }],
      kind: 'feedback',
      facts: ['type', 'category', 'description'],
    },
    answered: { on: ['answer'], to: ['applicant'], kind: 'feedback', facts: ['category', 'answer'] },
    closed: { on: ['close'], to: ['applicant'], kind: 'feedback', facts: ['category'] },
  },
});
export const ownFields = ['referenceNo', ...given, 'status', 'answer', 'submittedDate', 'answeredDate', 'closedDate'] as const;
