/** The first admin of a building or of a company: asked when it is added, and how many admins it has by then. */
import { countOf, email, phone, text, whether } from '../kernel/fields/field.ts';
import { rolesOfRank } from '../kernel/rights/access.ts';

/** Whoever may add people may name one. */
const adds = { permission: 'USER_ADD' } as const;
const admins = rolesOfRank('admin');

export const firstAdminFields = {
  /** The person is added, or invited, by the rules of users; nothing of it is kept here. */
  adminName: text({ max: 120, asked: true, requiredWhen: { adminUsername: { not: null } }, readableBy: adds }),
  adminUsername: email({ asked: true, requiredWhen: { adminName: { not: null } }, readableBy: adds }),
  adminMobileNumber: phone({ asked: true, when: { adminUsername: { not: null } }, readableBy: adds }),
  adminCount: countOf('user-roles', { by: 'officeCentre', where: { roleCode: admins, active: true } }),
  /** Those who have an account elsewhere and have not answered yet. */
  invitedAdminCount: countOf('user-invitations', { by: 'officeCentre', where: { roleCode: admins, status: 'PENDING' } }),
  withoutAdmin: whether({ adminCount: 0 }),
};
export const firstAdminForm = { section: 'admin', fields: ['adminName', 'adminUsername', 'adminMobileNumber'] } as const;
