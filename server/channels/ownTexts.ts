/**
 * The texts of a building for what it tells people: one row for each step that is told (`notifications`), with the product's text beside the building's
 * own. The rows are made when the product starts, so that a list of them has every step.
 */
import { sql } from 'drizzle-orm';
import type { LocaleCode } from '#i18n/locales.ts';
import type { LocalizedText } from '#schemas/kernel/fields/field.ts';
import type { Queryable } from '#server/db/database.ts';

export interface OwnText {
  subject: Partial<Record<LocaleCode, string>> | null;
  body: Partial<Record<LocaleCode, string>> | null;
  sendsMail: boolean;
}

/** What the building says at this step instead; undefined without a building, and for one that has never been told of the step. */
export async function ownText(
  on: Queryable,
  buildingId: number | null,
  about: string,
  step: string,
): Promise<OwnText | undefined> {
  if (buildingId === null) return undefined;
  const [own] = await on.query<OwnText>(sql`
    select subject, body, sends_mail as "sendsMail" from message_templates
    where office_centre_id = ${buildingId} and about = ${about} and step = ${step}`);
  return own;
}

/** A step that is told, with what the product says. */
export interface MessageStep {
  about: string;
  step: string;
  kind: string;
  name: LocalizedText;
  placeholders: readonly string[];
  defaultSubject: LocalizedText;
  defaultBody: LocalizedText;
}

/** Makes the rows that a building lacks, and follows what the product says now, also where it is silent now. What a building has written stays. */
export async function keepOwnTexts(on: Queryable, steps: readonly MessageStep[], buildingId?: number): Promise<void> {
  const which = buildingId === undefined ? sql`c.landlord_id is null` : sql`c.id = ${buildingId}`;
  await on.query(sql`
    insert into message_templates (office_centre_id, about, step, kind, name, placeholders, default_subject, default_body, sends_mail, is_own)
    select c.id, s.about, s.step, s.kind, s.name, s.placeholders, s."defaultSubject", s."defaultBody", true, false
    from office_centres c cross join jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
      as s(about text, step text, kind text, name jsonb, placeholders text[], "defaultSubject" jsonb, "defaultBody" jsonb)
    where ${which} order by c.id, s.about, s.step
    on conflict (office_centre_id, about, step) do update set kind = excluded.kind, name = excluded.name, placeholders = excluded.placeholders,
      default_subject = excluded.default_subject, default_body = excluded.default_body
    where (message_templates.kind, message_templates.name, message_templates.placeholders, message_templates.default_subject,
        message_templates.default_body)
      is distinct from (excluded.kind, excluded.name, excluded.placeholders, excluded.default_subject, excluded.default_body)`);
  if (buildingId !== undefined) return;
  const declared = steps.map(({ about, step }) => ({ about, step }));
  await on.query(sql`
    delete from message_templates t where not t.is_own and not exists (
      select from jsonb_to_recordset(${JSON.stringify(declared)}::jsonb) as s(about text, step text) where s.about = t.about and s.step = t.step)`);
}
