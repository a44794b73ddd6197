import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, localized, oneOf, reference, tags, text } from '../kernel/fields/field.ts';
import { chosenKinds } from '../kernel/notices/channels.ts';
import { unique } from '../kernel/rules/limits.ts';

/** The texts of a building: what a person can be sent by mail has room for this much. */
const words = { subject: localized({ short: true }), body: localized({ max: 2000 }) };
const own = ['subject', 'body'] as const;

/**
 * What a building says at a step of a flow (`notifications`): the product's text, and the building's own where it has written one. Rows are made for
 * every step when the product starts; nobody adds or removes one.
 */
export const messageTemplate = defineEntity({
  name: 'message-templates',
  area: 'setup',
  doc: 'What people are told at a step of a flow, in the words of the product or of the building.',
  title: '{name}',
  icon: 'Drafts',
  menu: { order: 20 },
  pages: { list: '/message-templates', show: '/message-templates/:id' },
  api: { path: '/message-templates', verbs: { list: true, get: true, statusCount: true, history: true } },
  scope: { building: 'officeCentreId' },
  access: { list: 'MAIL_SERVER_VIEW' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    /** The entity, and the name of the step among its `notifications`. */
    about: text({ system: true, max: 100 }),
    step: text({ system: true, max: 100 }),
    kind: oneOf(chosenKinds, { system: true }),
    /** The product's subject, without what differs from record to record. */
    name: localized({ short: true, max: 300, search: true, system: true }),
    placeholders: tags({ system: true, maxItems: 100 }),
    defaultSubject: localized({ short: true, max: 500, system: true }),
    defaultBody: localized({ system: true }),
    ...words,
    isOwn: boolean({ system: true }),
    sendsMail: boolean({ system: true, default: true }),
  },
  limits: { once: unique(['officeCentre', 'about', 'step'], { error: 'duplicate' }) },
  validate: own.map((field) => ({ field, placeholdersOf: 'placeholders' as const })),
  list: {
    columns: ['name', 'kind', 'isOwn', 'sendsMail'],
    filters: ['name', 'kind', 'isOwn', 'sendsMail'],
    sortable: ['name', 'kind'],
    sort: ['kind', 'ASC'],
    tabs: [
      { code: 'ALL' },
      { code: 'OWN', where: { isOwn: true } },
      { code: 'DEFAULT', where: { isOwn: false } },
      { code: 'OFF', where: { sendsMail: false }, overlaps: true },
    ],
    opensOn: 'ALL',
  },
  form: [{ section: 'own', fields: own }],
  facts: ['kind', 'isOwn', 'sendsMail'],
  show: [
    { section: 'own', fields: own },
    { section: 'default', fields: ['defaultSubject', 'defaultBody', 'placeholders'] },
  ],
  actions: {
    write: {
      call: 'PUT /{id}/write',
      permission: 'MAIL_SERVER_EDIT',
      input: own,
      required: own,
      set: { isOwn: true },
      tone: 'primary',
      page: '/message-templates/:id/edit',
      notice: 'messageTemplateWritten',
    },
    restore: {
      call: 'PUT /{id}/restore',
      permission: 'MAIL_SERVER_EDIT',
      when: { isOwn: true },
      set: { subject: null, body: null, isOwn: false },
      confirm: 'plain',
      bulk: true,
      notice: 'messageTemplateRestored',
    },
    stopMail: {
      call: 'PUT /{id}/stop-mail',
      permission: 'MAIL_SERVER_EDIT',
      when: { sendsMail: true },
      set: { sendsMail: false },
      confirm: 'plain',
      bulk: true,
      notice: 'messageTemplateStopped',
    },
    startMail: {
      call: 'PUT /{id}/start-mail',
      permission: 'MAIL_SERVER_EDIT',
      when: { sendsMail: false },
      set: { sendsMail: true },
      bulk: true,
      notice: 'messageTemplateStarted',
    },
  },
  endpoints: {
    preview: {
      call: 'POST /message-templates/{id}/preview',
      of: 'record',
      summary: 'The mail in every language, with these texts and a typical record; without a text, with that of the product',
      permission: 'MAIL_SERVER_VIEW',
      body: words,
    },
    test: {
      call: 'POST /message-templates/{id}/test',
      of: 'record',
      summary: 'Send the mail of the preview to oneself, in the language that one has chosen',
      permission: 'MAIL_SERVER_EDIT',
      body: words,
      notice: 'messageTemplateTested',
    },
  },
});
