import { defineEntity } from '../../kernel/entity/entity.ts';
import { boolean, countOf, dateTime, integer, oneOf, reference, references, text } from '../../kernel/fields/field.ts';
import { unique } from '../../kernel/rules/limits.ts';
import { passbackModes } from './antiPassback.ts';

const path = '/office-centres/{officeCentreId}/access-areas';

/** Area for anti-passback: whoever has gone in by one of its doors goes out before going in again, so that nobody lends a card to the next. */
export const accessArea = defineEntity({
  name: 'access-areas',
  area: 'access',
  doc: 'A part of a building that a person leaves before going in again.',
  title: '{name}',
  icon: 'SwapHoriz',
  menu: { order: 45 },
  pages: { list: '/access-areas', create: '/access-areas/add', show: '/access-areas/:id', edit: '/access-areas/:id/edit' },
  api: { path, verbs: { list: true, get: true, create: true, update: true, delete: true, history: true } },
  scope: { building: 'officeCentreId' },
  access: {
    list: 'ACCESS_CONTROL_LIST',
    get: 'ACCESS_CONTROL_VIEW',
    create: 'ACCESS_CONTROL_ADD',
    update: 'ACCESS_CONTROL_EDIT',
    delete: 'ACCESS_CONTROL_DELETE',
  },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    name: text({ required: true, max: 100, unique: 'perCentre', search: true }),
    /** The doors around it, which have a reader on both sides. */
    door: references('doors', { onDelete: 'clear', maxItems: 100 }),
    mode: oneOf(passbackModes, { required: true, default: 'SOFT' }),
    /** Every night everybody counts as out: somebody has left by the fire exit. */
    nightlyReset: boolean({ default: true }),
    /** Timed: whoever went in longer ago may go in again. It is for doors without a reader at the way out; empty: until they have gone out. */
    againAfterMinutes: integer({ min: 1, max: 1440 }),
    /** They may go in as often as they like: guards, cleaners, whoever carries things in. */
    exempt: references('users', { onDelete: 'clear', maxItems: 100 }),
    insideCount: countOf('access-area-presences', { by: 'accessArea' }),
  },
  list: {
    columns: ['name', 'door', 'mode', 'nightlyReset', 'insideCount'],
    more: ['againAfterMinutes', 'exempt'],
    filters: ['name', 'door', 'mode', 'exempt'],
    sortable: ['name'],
    sort: ['name', 'ASC'],
  },
  form: [{ section: 'area', fields: ['name', 'door', 'mode', 'againAfterMinutes', 'nightlyReset', 'exempt'] }],
  facts: ['mode', 'insideCount', 'againAfterMinutes', 'nightlyReset'],
  related: [{ entity: 'access-area-presences', by: 'accessArea' }],
  actions: {
    forgiveAll: {
      call: 'PUT /{id}/forgive-all',
      permission: 'ACCESS_CONTROL_MANAGE',
      when: { insideCount: { gt: 0 } },
      confirm: 'plain',
      notice: 'passbackForgiven',
    },
  },
});

/** That somebody is in an area. To forgive is to take it away: the person may go in again. */
export const accessAreaPresence = defineEntity({
  name: 'access-area-presences',
  area: 'access',
  doc: 'A person who has gone into an area and not come out of it.',
  title: '#{id}',
  naming: ['user.label', 'accessArea.label'],
  api: {
    path: '/office-centres/{officeCentreId}/access-area-presences',
    under: 'accessArea',
    verbs: { list: true, get: true, delete: true },
  },
  scope: { building: 'officeCentreId' },
  access: { list: 'ACCESS_CONTROL_VIEW', get: 'ACCESS_CONTROL_VIEW', delete: 'ACCESS_CONTROL_MANAGE' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    accessArea: reference('access-areas', { required: true, onDelete: 'cascade', system: true }),
    user: reference('users', { required: true, onDelete: 'cascade', system: true, embed: ['uuid', 'username'] }),
    insideSince: dateTime({ required: true, system: true }),
    door: reference('doors', { onDelete: 'clear', system: true }),
  },
  limits: { once: unique(['accessArea', 'user'], { error: 'duplicate' }) },
  list: {
    columns: ['user', 'insideSince', 'door'],
    filters: ['accessArea', 'user', 'insideSince'],
    sortable: ['insideSince'],
    sort: ['insideSince', 'DESC'],
  },
  notices: { delete: 'passbackForgiven' },
});
