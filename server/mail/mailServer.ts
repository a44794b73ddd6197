/**
 * Which mail server hands a mail over: that of its building, else the provider's own, else what the process was configured with. The
 * settings are read with each mail, by their index, so that a change holds at once and in every process.
 */
import { sql } from 'drizzle-orm';
import { mailServer } from '#schemas/system/mailServer.ts';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import { openSecret } from '#server/db/fieldSecrets.ts';

/** What a form says, with the password in the clear: never stored, logged or answered. */
export interface ServerSettings extends Sender {
  host: string;
  port: number;
  security: 'STARTTLS' | 'TLS' | 'NONE';
  userName: string | null;
  password: string | null;
}
/** In whose name a server sends. */
export interface Sender {
  fromName: string | null;
  fromAddress: string;
  replyTo: string | null;
}
/** The same as it is stored: with the password encrypted. */
export interface Stored extends ServerSettings {
  id: number;
  version: number;
  officeCentreId: number | null;
  /** It takes no mail up, and is left alone until then; null: it may be tried. */
  failing: boolean;
  pausedUntil: string | null;
}
/** A server to hand mail over to: one whose settings are stored, under a name of its own, or that of the process. */
export type MailServer =
  | { name: string; version: string; settings: Stored; password(): Promise<string | null> }
  | { url: string };

const columns =
  sql.raw(`s.id, s.version, s.office_centre_id as "officeCentreId", s.host, s.port, s.security, s.user_name as "userName",
  s.password, s.from_name as "fromName", s.from_address as "fromAddress", s.reply_to as "replyTo",
  s.failing_since is not null as failing, case when s.paused_until > now() then s.paused_until end as "pausedUntil"`);

/** The password of stored settings; null where the server takes mail without one. */
export const passwordOf = async (on: Queryable, row: Stored): Promise<string | null> =>
  row.password === null ? null : openSecret(on, mailServer, 'password', { ...row }, row.password);

/** The settings of a building, or with null those of the provider, on or off; undefined where nothing is stored. */
export async function storedServer(on: Queryable, buildingId: number | null): Promise<Stored | undefined> {
  const [row] = await on.query<Stored>(
    sql`select ${columns} from mail_servers s where s.office_centre_id is not distinct from ${buildingId}::bigint`,
  );
  return row;
}

/** The server for a mail; undefined when there is none, and mail is kept. */
export async function serverOf(
  on: Queryable,
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  mailId: number,
): Promise<MailServer | undefined> {
  const [row] = await on.query<Stored>(sql`
    select ${columns} from mails m join mail_servers s on s.enabled and (s.office_centre_id = m.office_centre_id or s.office_centre_id is null)
    where m.id = ${mailId} order by s.office_centre_id nulls last limit 1`);
  if (!row) return smtpUrl ? { url: smtpUrl } : undefined;
  return { name: `server ${row.id}`, version: String(row.version), settings: row, password: () => passwordOf(on, row) };
}
