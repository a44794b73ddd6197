/** What is said of every device of access control: which one it is, and what it has said of itself last. Its status follows from that. */
import { boolean, cases, dateTime, systemCode, text } from '../../kernel/fields/field.ts';

export const deviceFields = {
  name: text({ required: true, max: 100, unique: 'perCentre', search: true }),
  serialNo: text({ required: true, max: 60, pattern: 'code', unique: 'perCentre', search: true }),
  macAddress: text({ max: 17, pattern: 'macAddress', search: true }),
  networkMode: systemCode('NETWORK_MODE', { required: true, default: 'QR_NETWORK_MODE_ETHERNET' }),
  active: boolean({ default: true }),
  firmware: text({ max: 60, system: true }),
  lastHeartbeat: dateTime({ system: true }),
  /** As long as it need not have been heard of again. */
  onlineUntil: dateTime({ system: true }),
  /** ACTIVE is one in use that was never heard of. */
  status: cases({ ONLINE: 'success', OFFLINE: 'danger', INACTIVE: 'neutral', ACTIVE: 'info' }, [
    { when: { active: false }, is: 'INACTIVE' },
    { when: { onlineUntil: { gt: '$now' } }, is: 'ONLINE' },
    { when: { lastHeartbeat: { not: null } }, is: 'OFFLINE' },
    { when: { active: true }, is: 'ACTIVE' },
  ]),
} as const;

export const deviceForm = ['name', 'serialNo', 'macAddress', 'networkMode', 'active'] as const;
