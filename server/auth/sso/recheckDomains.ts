/** Domains change owners: the record of each proven one is checked again every day; without it the proof is removed. */
import { sql } from 'drizzle-orm';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Job } from '#server/jobs/queue.ts';
import { makeAccessTokens } from '../session/accessToken.ts';
import { dropExpired, dropProof } from './domainProofs.ts';
import { findRecord, recordOf } from './domainRecord.ts';

const HOURS = 23;

interface Due {
  buildingId: number;
  domain: string;
}

/** Checks the records that were not checked today. Without an answer a proof is kept until it expires. */
export async function recheckDomains({ db, config }: { db: Database; config: Config }): Promise<void> {
  const key = await makeAccessTokens(db).key();
  const due = await db.query<Due>(sql`
    select office_centre_id as "buildingId", domain from email_domains
    where proven_by = 'DNS' and checked_date < now() - ${sql.raw(`interval '${HOURS} hours'`)} order by checked_date`);
  for (const { buildingId, domain } of due) {
    const found = await findRecord(config, recordOf(key, buildingId, domain));
    if (found === 'present')
      await db.query(
        sql`update email_domains set checked_date = now() where office_centre_id = ${buildingId} and domain = ${domain}`,
      );
    if (found === 'absent') await dropProof(db, buildingId, domain);
  }
  await dropExpired(db);
}

export const domainProofs: Job = { name: 'domain-proofs', cron: '17 * * * *', run: (_, services) => recheckDomains(services) };
