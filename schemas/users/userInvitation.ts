import { defineEntity } from '../kernel/entity/entity.ts';
import { boolean, dateTime, email, integer, oneOf, reference, statuses, tags } from '../kernel/fields/field.ts';
import { roleCodes } from '../kernel/rights/access.ts';

/**
 * An invitation of a person who already has an account to join an office centre (000 §4 Invitation). Until they accept, this
 * row is all there is: it shows nothing but the typed address, and nothing about the person changes.
 */
export const userInvitation = defineEntity({
  name: 'user-invitations',
  area: 'users',
  doc: 'An address that was asked to join an office centre, and what became of it.',
  title: '{username}',
  pages: { show: '/user-invitation/:id' },
  api: {
    path: '/office-centres/{officeCentreId}/user-invitations',
    verbs: { list: true, get: true, history: true },
  },
  scope: { building: 'buildingId', tenant: 'officeCentreId' },
  access: { list: 'USER_LIST', get: 'USER_VIEW' },
  fields: {
    username: email({ required: true, search: true, system: true }),
    officeCentre: reference('centres', { onDelete: 'cascade', system: true }),
    building: reference('office-centres', { onDelete: 'cascade', system: true }),
    roleCode: oneOf(roleCodes, { system: true }),
    /** Those that were typed with the address: the person has them in this office centre once they join. */
    tag: tags({ maxItems: 20, system: true }),
    status: statuses({ PENDING: 'warning', ACCEPTED: 'info', DECLINED: 'neutral', WITHDRAWN: 'neutral', EXPIRED: 'danger' }),
    /** When it was last mailed; null for an imported one. */
    sentDate: dateTime({ system: true }),
    sentCount: integer({ min: 0, max: 1000, default: 0, system: true }),
    expiryDate: dateTime({ system: true }),
    decidedDate: dateTime({ system: true }),
    /** Made by the provider; nobody else can add the provider's people. */
    fromProvider: boolean({ default: false, system: true, readableBy: { sides: ['platform'] } }),
  },
  states: { field: 'status', initial: 'PENDING' },
  list: {
    columns: ['username', 'officeCentre', 'roleCode', 'status', 'sentDate', 'expiryDate'],
    filters: ['username', 'officeCentre', 'roleCode', 'status'],
    sortable: ['username', 'status', 'sentDate', 'expiryDate'],
  },
  facts: ['status', 'officeCentre', 'roleCode', 'sentDate', 'expiryDate'],
  show: [
    {
      section: 'invitation',
      fields: ['username', 'officeCentre', 'roleCode', 'tag', 'status', 'sentDate', 'expiryDate', 'decidedDate'],
    },
  ],
  actions: {
    resend: {
      call: 'PUT /{id}/resend',
      permission: 'USER_MANAGE',
      moves: { PENDING: 'PENDING', EXPIRED: 'PENDING' },
      confirm: 'plain',
      notice: 'inviteResent',
    },
    withdraw: {
      call: 'PUT /{id}/withdraw',
      permission: 'USER_MANAGE',
      moves: { PENDING: 'WITHDRAWN', EXPIRED: 'WITHDRAWN' },
      confirm: 'plain',
      tone: 'danger',
      notice: 'inviteWithdrawn',
    },
  },
});
