/** What is said of every pass of a person: whose it is, how long it counts, who gave it and who took it back. */
import { dateTime, reference, systemCode } from '../../kernel/fields/field.ts';
import { stamp } from '../../users/stamp.ts';

/** Whose pass it is. The company is the one in which the person carries it; empty for the building’s own staff. */
export const passOwner = {
  officeCentre: reference('office-centres', { onDelete: 'cascade', system: true }),
  tenant: reference('tenants', { onDelete: 'clear', system: true, label: 'companyName' }),
  user: reference('users', {
    required: true,
    onDelete: 'restrict',
    fixed: true,
    embed: ['uuid', 'username'],
    pick: { status: ['ACTIVE', 'PENDING'] },
  }),
} as const;

/** From when until when it counts; absent: from now on, and until it is taken back. */
export const passPeriod = { startAt: dateTime(), endAt: dateTime({ after: 'startAt', notBefore: '$now' }) } as const;

export const passStamps = { ...stamp('assigned'), ...stamp('unassigned') } as const;

/** Why it was taken back. */
export const passReason = systemCode('PASS_REMOVAL_REASON');
