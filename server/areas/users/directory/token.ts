/** The token of a company's directory: shown once, kept as a hash, and good for that company alone. */
import { sql } from 'drizzle-orm';
import { audit } from '#server/audit/audit.ts';
import { hashToken, randomToken } from '#server/auth/secrets.ts';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import type { AreaContext, Handler } from '#server/engine/areas/areaCalls.ts';
import { AppError } from '#server/errors/appError.ts';

/** Below the API base. */
export const SCIM_PATH = '/scim/v2';
/** How the token is recognised, in logs and by scanners for secrets that were published by mistake. */
const PREFIX = 'atrium_scim_';
const HINT_LENGTH = 4;

/** What people enter into their directory: below the API that the portal calls, which may have an address of its own. */
export const addressOf = ({ publicUrl, apiUrl }: Pick<Config, 'publicUrl' | 'apiUrl'>): string =>
  `${apiUrl ?? `${publicUrl}/api`}${SCIM_PATH}`;

/** The office centre whose directory it is. */
const centreOf = ({ reach }: Pick<AreaContext, 'reach'>): number => {
  if (reach.centreId === null) throw new AppError('centreRequired');
  return reach.centreId;
};

/** In the history of the company, or of the building. */
const note = (tx: Queryable, { model, reach, origin }: AreaContext, hint: string | null) =>
  audit(tx, {
    entity: model.entity(reach.tenantId === null ? 'office-centres' : 'tenants'),
    recordId: centreOf({ reach }),
    action: 'directoryToken',
    reach,
    origin,
    changes: [{ field: 'directoryToken', from: null, to: hint && `…${hint}` }],
  });

/** What is known of the connection; `token` is null where the directory cannot connect. */
export const readConnection: Handler = async (context) => {
  const centreId = centreOf(context);
  const [token] = await context.db.query(sql`
    select hint, created_by as "createdBy", created_date as "createdDate", last_used_date as "lastUsedDate"
    from directory_tokens where office_centre_id = ${centreId}`);
  const counts = await context.db.query<{ outcome: string; total: number }>(sql`
    select outcome, count(*)::int as total from directory_people where office_centre_id = ${centreId} group by outcome`);
  return {
    address: addressOf(context.config),
    token: token ?? null,
    people: Object.fromEntries(counts.map(({ outcome, total }) => [outcome, total])),
  };
};

/** Makes a token in the place of any earlier one. */
export const makeToken: Handler = async (context) => {
  const token = `${PREFIX}${randomToken()}`;
  const hint = token.slice(-HINT_LENGTH);
  await context.db.transaction(async (tx) => {
    await tx.query(sql`
      insert into directory_tokens (office_centre_id, token_hash, hint, created_by)
      values (${centreOf(context)}, ${hashToken(token)}, ${hint}, ${context.reach.session.fullName})
      on conflict (office_centre_id) do update set token_hash = excluded.token_hash, hint = excluded.hint,
        created_by = excluded.created_by, created_date = now(), last_used_date = null`);
    await note(tx, context, hint);
  });
  return { token };
};

export const revokeToken: Handler = async (context) => {
  await context.db.transaction(async (tx) => {
    const gone = await tx.query(sql`delete from directory_tokens where office_centre_id = ${centreOf(context)} returning hint`);
    if (gone.length) await note(tx, context, null);
  });
  return null;
};

/** The office centre of a token; undefined for any other text. Notes that it was used, at most once a minute. */
export async function centreOfToken(db: Queryable, token: string): Promise<number | undefined> {
  if (!token.startsWith(PREFIX)) return undefined;
  const [found] = await db.query<{ centreId: number; fresh: boolean }>(sql`
    select t.office_centre_id as "centreId", coalesce(t.last_used_date > now() - interval '1 minute', false) as fresh
    from directory_tokens t where t.token_hash = ${hashToken(token)}`);
  if (found && !found.fresh)
    await db.query(sql`update directory_tokens set last_used_date = now() where office_centre_id = ${found.centreId}`);
  return found?.centreId;
}
