/** 000 §6, §7 Roles: those that may be assigned, and those by which a list of users can be filtered. */

import type { LocaleCode } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import type { Option } from '#schemas/kernel/calls/errors.ts';
import { assignableRoles, type Role, type Side } from '#schemas/kernel/rights/access.ts';
import { givableRoles } from '#schemas/users/giving.ts';
import type { Handler } from '#server/engine/areas/areaCalls.ts';
import type { Reach } from '#server/engine/reach/reach.ts';

const optionsOf = (roles: readonly Role[], locale: LocaleCode): Option[] =>
  roles.map((role) => ({ code: role, label: translate(locale, `roles.${role}`), value: role }));

/** A building has its own members and those of its companies. */
const sidesIn = ({ tenantId }: Reach): readonly Side[] => (tenantId === null ? ['building', 'tenant'] : ['tenant']);

export const givableRoleOptions: Handler = async ({ reach, locale }) =>
  optionsOf(givableRoles(reach.session, sidesIn(reach)), locale);

export const filterRoleOptions: Handler = async ({ reach, locale }) =>
  optionsOf(assignableRoles[reach.tenantId === null ? 'building' : 'tenant'], locale);
