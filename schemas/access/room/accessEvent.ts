import { defineEntity } from '../../kernel/entity/entity.ts';
import { boolean, dateTime, integer, oneOf, reference, text } from '../../kernel/fields/field.ts';
import { unique } from '../../kernel/rules/limits.ts';
import { accessReasons } from '../decide.ts';
import { accessReportCalls } from './report.ts';

/**
 * What happens at doors, in the terms of the field (BACnet, ASHRAE 135 clause 12), each with its tone. Controllers say the first group; the
 * rest the product notes itself.
 */
export const deviceEventTones = {
  GRANTED: 'success',
  DENIED: 'danger',
  NO_ENTRY_AFTER_GRANTED: 'neutral',
  EGRESS: 'info',
  DOOR_OPENED: 'neutral',
  DOOR_CLOSED: 'neutral',
  DOOR_HELD_OPEN: 'warning',
  DOOR_FORCED: 'danger',
  DOOR_TAMPERED: 'danger',
  PASSBACK_DETECTED: 'warning',
  LOCKOUT_STARTED: 'warning',
  LOCKOUT_ENDED: 'neutral',
} as const;
export const accessEventTones = {
  ...deviceEventTones,
  REMOTE_UNLOCK: 'info',
  LOCKDOWN_STARTED: 'danger',
  LOCKDOWN_LIFTED: 'success',
  CONTROLLER_OFFLINE: 'warning',
  CONTROLLER_ONLINE: 'success',
} as const;
export type DeviceEventType = keyof typeof deviceEventTones;
export type AccessEventType = keyof typeof accessEventTones;
export const deviceEventTypes = Object.keys(deviceEventTones) as [DeviceEventType, ...DeviceEventType[]];
export const accessEventTypes = Object.keys(accessEventTones) as [AccessEventType, ...AccessEventType[]];
/** Somebody should look: told at once, unless they come too late for that. */
export const alarmTypes = ['DOOR_HELD_OPEN', 'DOOR_FORCED', 'DOOR_TAMPERED'] as const satisfies readonly AccessEventType[];

/** By what somebody shows who they are. */
export const credentialTypes = [
  'STAFF_MOBILE_PASS',
  'STAFF_QR_PASS',
  'VISITOR_QR_PASS',
  'PHYSICAL_CARD',
  'FACE',
  'PIN',
  'USER',
] as const;
export type CredentialType = (typeof credentialTypes)[number];
export const directions = ['ENTRY', 'EXIT'] as const;

/**
 * Access event: what has happened at a door. When it happened is what the controller's clock said, when it was received what the server's said.
 * Nobody changes one. They are stored past the write path, which would write an entry of the history for each.
 */
export const accessEvent = defineEntity({
  name: 'access-events',
  area: 'access',
  doc: 'What has happened at a door.',
  title: '#{id}',
  naming: ['door.label', 'happenedAt'],
  icon: 'ReceiptLong',
  menu: { order: 12 },
  pages: { list: '/access-events' },
  api: {
    path: '/office-centres/{officeCentreId}/access-events',
    verbs: { list: true, statusCount: true, emailRecord: true },
  },
  scope: { building: 'officeCentreId', tenant: 'tenantId' },
  access: { list: 'ACCESS_REPORT_LIST', emailRecord: 'ACCESS_REPORT_DOWNLOAD' },
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
    /** The company in which the person was then. */
    tenant: reference('tenants', { onDelete: 'clear', system: true }),
    door: reference('access-doors', { onDelete: 'clear', system: true, embed: ['floorNo'] }),
    deviceController: reference('device-controllers', { onDelete: 'clear', system: true }),
    user: reference('users', { onDelete: 'clear', system: true }),
    happenedAt: dateTime({ required: true, system: true }),
    receivedAt: dateTime({ system: true }),
    eventType: oneOf(accessEventTypes, { system: true, tones: accessEventTones }),
    reason: oneOf(accessReasons, { system: true }),
    credentialType: oneOf(credentialTypes, { system: true }),
    /** As much of it as may be shown. */
    credential: text({ max: 60, system: true }),
    direction: oneOf(directions, { system: true }),
    /** Who has done it from afar, and why. */
    actor: reference('users', { onDelete: 'clear', system: true, readableBy: { sides: ['platform', 'building'] } }),
    remark: text({ max: 300, system: true }),
    /** The door stayed unlocked, and may have stood open, for its longer times. */
    extendedTime: boolean({ system: true, default: false }),
    /** It was kept by the controller, and has come later. */
    late: boolean({ system: true, default: false }),
    /** Which start of the controller, and which of its events. */
    bootId: text({ max: 40, system: true, readableBy: { sides: ['platform', 'building'] } }),
    eventNo: integer({ system: true, readableBy: { sides: ['platform', 'building'] } }),
  },
  months: 'happenedAt',
  limits: { once: unique(['deviceController', 'bootId', 'eventNo'], { error: 'eventThere' }) },
  list: {
    columns: ['happenedAt', 'eventType', 'reason', 'door', 'user', 'tenant', 'credentialType'],
    more: [
      'direction',
      'receivedAt',
      'late',
      'extendedTime',
      'actor',
      'remark',
      'credential',
      'deviceController',
      'bootId',
      'eventNo',
    ],
    filters: [
      'happenedAt',
      'eventType',
      'reason',
      'door',
      'user',
      'tenant',
      'credentialType',
      'direction',
      'deviceController',
      'late',
      'extendedTime',
      'receivedAt',
    ],
    sortable: ['happenedAt'],
    sort: ['happenedAt', 'DESC'],
    links: ['access-reports'],
    tabs: [
      { code: 'ALL', where: {} },
      { code: 'GRANTED', where: { eventType: 'GRANTED' }, overlaps: true },
      { code: 'DENIED', where: { eventType: 'DENIED' }, overlaps: true },
      { code: 'ALARMS', where: { eventType: ['DOOR_HELD_OPEN', 'DOOR_FORCED', 'DOOR_TAMPERED'] }, overlaps: true },
    ],
    opensOn: 'ALL',
  },
  downloads: {
    list: { call: 'GET /download-access-events-base64', permission: 'ACCESS_REPORT_DOWNLOAD', as: 'xls' },
  },
  endpoints: accessReportCalls,
});
