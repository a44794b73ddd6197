/** What the filters of the user query find that are no fields (000 §3 User): who is active, who holds a permission, who is in a group, who has a pass. */
import { type SQL, sql } from 'drizzle-orm';
import type { credentialTypes } from '#schemas/access/passes/credential.ts';
import { hidHeld } from '#schemas/access/passes/hidPass.ts';
import {
  effectivePermissions,
  groupFacts,
  groupOf,
  type Permission,
  roleCodes,
  type Side,
} from '#schemas/kernel/rights/access.ts';
import type { FilterRule } from '#server/engine/areas/rules.ts';
import { refuse } from '#server/engine/lists/filters.ts';
import { linkedRows } from '#server/engine/reach/ownRows.ts';
import type { Reach } from '#server/engine/reach/reach.ts';
import { withinReach } from '#server/engine/reach/withinReach.ts';

const sides = ['platform', 'building', 'tenant'] as const satisfies readonly Side[];
/** On which side somebody holds the role of the row `l`. */
const side = sql.raw(
  "case when l.office_centre_id is null then 'platform' when l.office_centre_id = l.building_id then 'building' else 'tenant' end",
);
const hasSide = (pairs: readonly string[]): SQL => sql`(l.role_code || ' ' || ${side}) = any(${sql.param(pairs)}::text[])`;

/** The roles, each with its side, that bring a permission: by themselves, or when it is given singly. */
function bringing(code: Permission) {
  const all = sides.flatMap((one) => roleCodes.map((role) => ({ role, side: one })));
  const bring = (granted: readonly Permission[]) =>
    all
      .filter((one) => effectivePermissions({ roleCodes: [one.role], side: one.side, addOns: [], granted }).includes(code))
      .map((one) => `${one.role} ${one.side}`);
  return { byRole: bring([]), singly: bring([code]) };
}

/** Whoever holds a permission somewhere in scope, by role or singly; one of a module only where the module is switched on. */
const permissionCode: FilterRule = (value, { model, reach }) => {
  if (!reach.session.permissions.includes('USER_VIEW')) refuse('permissionCode');
  const code = value as Permission;
  const { byRole, singly } = bringing(code);
  const { addOn } = groupFacts(groupOf(code));
  const open = addOn
    ? sql` and (l.building_id is null or exists (select 1 from office_centres b
        where b.id = l.building_id and b.subscription_active and ${addOn} = any(b.add_ons)))`
    : sql.raw('');
  return sql`exists (select 1 from ${linkedRows(model, { entity: 'user-roles', by: 'user' }, 't', 'l', reach)}
    and not coalesce(${code} = any(l.denied_permissions), false)
    and (${hasSide(byRole)} or (${code} = any(l.granted_permissions) and ${hasSide(singly)}))${open})`;
};

/** Members of one group that is in scope. */
const userGroupId: FilterRule = (id, { model, reach }) => {
  if (!reach.session.permissions.includes('USER_GROUP_VIEW')) refuse('userGroupId');
  const members = model.entity('user-group-members');
  const within = withinReach(model, members, 'g', reach);
  const all = sql.join([sql`g.user_group_id = ${id}`, sql`g.user_id = t.id`, ...within], sql.raw(' and '));
  return sql`exists (select 1 from user_group_members g where ${all})`;
};

/** The passes that people hold, by what the specification counts them as. A visitor's belongs to a visit, and to nobody with an account. */
const held: Readonly<Record<(typeof credentialTypes)[number], readonly (readonly [table: string, condition: string])[]>> = {
  STAFF_QR_PASS: [['qr_passes', "p.status = 'ASSIGNED'"]],
  STAFF_MOBILE_PASS: [
    ['hid_passes', `p.pass_status in (${hidHeld.map((one) => `'${one}'`).join(', ')})`],
    ['third_party_cards', "p.status = 'ASSIGNED' and p.type = 'MOBILE_PASS'"],
  ],
  PHYSICAL_CARD: [['third_party_cards', "p.status = 'ASSIGNED' and p.type = 'PHYSICAL_CARD'"]],
  VISITOR_QR_PASS: [],
};

/** Whoever holds a pass of one of these types in scope, at this moment: one whose end has come is no longer held, whether or not a job has noticed. */
function holding(types: readonly (keyof typeof held)[], { buildingId, tenantId }: Reach): SQL {
  const parts = types.flatMap((type) => held[type]);
  const scope = sql`(${buildingId}::bigint is null or p.office_centre_id = ${buildingId}) and (${tenantId}::bigint is null or p.tenant_id = ${tenantId})`;
  const of = ([table, condition]: readonly [string, string]) =>
    sql`exists (select 1 from ${sql.raw(table)} p where p.user_id = t.id and ${sql.raw(condition)} and (p.end_at is null or p.end_at > now()) and ${scope})`;
  return parts.length ? sql`(${sql.join(parts.map(of), sql.raw(' or '))})` : sql`false`;
}
const credentialTypeArray: FilterRule = (value, { reach }) => holding([value].flat() as (keyof typeof held)[], reach);
const mobilePassAssigned: FilterRule = (value, { reach }) => {
  const has = holding(['STAFF_MOBILE_PASS'], reach);
  return value ? has : sql`not ${has}`;
};

const active: FilterRule = (value) => (value ? sql`t.status = 'ACTIVE'` : sql`t.status <> 'ACTIVE'`);

/** Whom some office centre in scope finds by one of these words. */
const tagged: FilterRule = (value, { model, reach }) =>
  sql`exists (select 1 from ${linkedRows(model, { entity: 'user-roles', by: 'user' }, 't', 'l', reach)}
    and l.tag && ${sql.param([value].flat())}::text[])`;

/** Of the people of all office centres, whose tags are no field. */
export const globalUserFilters = {
  permissionCode,
  userGroupId,
  tag: tagged,
  tagArray: tagged,
  mobilePassAssigned,
  credentialTypeArray,
};
export const userFilters = { active, permissionCode, userGroupId, mobilePassAssigned, credentialTypeArray };
