/**
 * Global users (000 §7): what the provider does to a person across all office centres. Whoever may not be changed in one of them may not
 * be changed here either, and the last head of a place stays.
 */
import { sql } from 'drizzle-orm';
import type { Option } from '#schemas/kernel/calls/errors.ts';
import { globalUser } from '#schemas/users/globalUser.ts';
import { removeLinks } from '#server/auth/password/links.ts';
import { revokeSessions } from '#server/auth/session/sessions.ts';
import { removeDevices } from '#server/auth/signIn/trustedDevices.ts';
import type { Handler } from '#server/engine/areas/areaCalls.ts';
import { type ChangedRow, type RuleContext, rulesFor } from '#server/engine/areas/rules.ts';
import { deny, refuse } from '#server/engine/calls/refusal.ts';
import { everywhere, type Reach } from '#server/engine/reach/reach.ts';
import { listRecords } from '#server/engine/verbs/list.ts';
import { AppError } from '#server/errors/appError.ts';
import { borrowersOf } from './borrowers.ts';
import { type ChangeablePerson, changeableEverywhere } from './changeableMembers.ts';
import { endMemberships, stillWell } from './ending.ts';
import { globalUserFilters } from './filters.ts';
import { refuseLastHeads } from './lastHead.ts';
import { activate, adding, deactivate, requireChangeable } from './users.ts';

type Changed = ChangedRow<typeof globalUser>;

/** Ends what `leaves` names of each person's memberships. */
const ending =
  (leaves: (person: ChangeablePerson) => ChangeablePerson['here']) =>
  async (context: RuleContext, rows: readonly Changed[]): Promise<ChangeablePerson[]> => {
    const people = await changeableEverywhere(context, rows);
    const leaving = people.map((person) => ({ ...person, here: leaves(person) }));
    await refuseLastHeads(context.tx, leaving);
    await endMemberships(context, stillWell(leaving));
    return stillWell(leaving);
  };

const fromCentres = ending(({ row, here }) => {
  const there = here.filter(({ officeCentreId }) => officeCentreId !== null);
  if (there.length === 0) deny(row, 'notAllowedNow');
  return there;
});
const fromEverything = ending(({ here }) => here);

async function unlink(context: RuleContext, rows: readonly Changed[]): Promise<void> {
  await ending(({ row, here }) => {
    const asked = (row as Changed).linked.officeCentreId;
    const there = here.filter(({ officeCentreId }) => officeCentreId !== null && officeCentreId === asked);
    if (there.length === 0) refuse(row, 'officeCentreId', 'notFound');
    return there;
  })(context, rows);
}

const endSessions = async (context: RuleContext, rows: readonly Changed[]): Promise<void> => {
  for (const { row } of await changeableEverywhere(context, rows)) await revokeSessions(context.tx, { userId: row.before.id });
};

/**
 * Deleted: every membership ends, with the sessions, links and trusted devices. The row stays for the records that name the person, and
 * comes back when somebody invites that address again and the person accepts.
 */
async function close(context: RuleContext, rows: readonly Changed[]): Promise<void> {
  const { tx } = context;
  const gone = (await fromEverything(context, rows)).map(({ row }) => row.before.id);
  await tx.query(sql`
    update users set removed = true, version = version + 1, updated_date = now(), updated_user_id = ${context.reach.session.userId}
    where id = any(${sql.param(gone)}::bigint[])`);
  for (const userId of gone) {
    await revokeSessions(tx, { userId });
    await removeDevices(tx, { userId });
    await removeLinks(tx, { purpose: 'INVITATION', userId });
    await removeLinks(tx, { purpose: 'PASSWORD_RESET', userId });
  }
}

/** People of the building or company alone. */
function ownPeople({ buildingId }: Reach): { entity: string } {
  if (buildingId === null) throw new AppError('forbidden');
  return { entity: 'users' };
}

export const globalUserRules = rulesFor(globalUser, {
  offersOthers: ownPeople,
  filters: globalUserFilters,
  judges: adding.judges,
  beforeCreate: async (context, rows) => {
    await adding.beforeCreate(context, rows);
    // An invitation has no list of its own here.
    for (const row of rows) if (row.diverted) row.diverted = { ...row.diverted, tab: undefined };
  },
  divert: adding.divert,
  divertedTo: adding.divertedTo,
  takeBack: adding.takeBack,
  afterWrite: adding.afterWrite,
  beforeUpdate: requireChangeable,
  actions: {
    activate,
    deactivate,
    endSessions,
    unlink,
    delink: async (context, rows) => void (await fromCentres(context, rows)),
  },
  remove: close,
});

/** An option with the person's buildings and companies. */
interface PersonOption extends Option {
  tenant: { id: number; label: string }[];
}
/** 001 §3, for the provider and for who lends: sorted by name, only active people, unless the query says otherwise. */
export const withTenantInfo: Handler = async (context): Promise<PersonOption[]> => {
  const { db, model, query, reach } = context;
  const { side, permissions } = reach.session;
  if (side !== 'platform' || !permissions.includes('GLOBAL_USER_LIST')) return borrowersOf(context);
  const order = query.sort === undefined ? { sortProperties: 'fullName', sortDirection: 'ASC' } : {};
  const asked = { ...order, active: 'true', limit: '50', ...query };
  const { items } = await listRecords(db, model, model.entity('global-users'), asked, everywhere(reach));
  return items.map((row) => ({
    id: Number(row.id),
    code: String(row.username),
    label: String(row.fullName),
    value: Number(row.id),
    categoryCode: null,
    tenant: (row.tenant as PersonOption['tenant'] | null) ?? [],
  }));
};
