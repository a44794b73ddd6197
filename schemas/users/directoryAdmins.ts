/** Who connects the directory of a company: a file of its own, because the page of a company reads it without the area of people. */
import { isHead, roleCodes, rolesWith } from '../kernel/rights/access.ts';

/** A token does what the head of a company may do, to anybody there: only heads make one, and the provider's support. */
export const directoryAdmins = {
  permission: 'USER_MANAGE',
  roles: [...roleCodes.filter(isHead), ...rolesWith('support')],
} as const;
