/** Documents (002 §3): named after their file unless somebody names them; a new file is a new version, and the former ones stay. */
import { sql } from 'drizzle-orm';
import { fallbackLocale } from '#i18n/locales.ts';
import { document } from '#schemas/documents/document.ts';
import { documentVersion } from '#schemas/documents/documentVersion.ts';
import { isBlank, isEmpty } from '#schemas/kernel/fields/empty.ts';
import type { Transaction } from '#server/db/database.ts';
import { idList } from '#server/db/idList.ts';
import { type ChangedRow, type NewRow, type RuleContext, rulesFor, type WrittenRow } from '#server/engine/areas/rules.ts';
import { storeNew } from '#server/engine/write/create.ts';
import { stampNow } from '#server/engine/write/values.ts';

type Row = NewRow<typeof document> | ChangedRow<typeof document>;
/** As long as a name may be (`documentName`). */
const MAX_NAME = 150;

async function nameAfterFile(tx: Transaction, rows: readonly Row[]): Promise<void> {
  const unnamed = rows.filter(({ before, values }) => {
    const name = 'documentName' in values ? values.documentName : before?.documentName;
    return isEmpty(name) || Object.values(name as object).every(isBlank);
  });
  const fileOf = ({ before, values }: Row) => values.documentFileId ?? before?.documentFileId ?? 0;
  if (!unnamed.length) return;
  const files = await tx.query<{ id: number; name: string }>(
    sql`select id, name from system_files where id = any(${idList(unnamed.map(fileOf))})`,
  );
  const names = new Map(files.map(({ id, name }) => [id, name.replace(/\.[^.]+$/, '').slice(0, MAX_NAME)]));
  for (const row of unnamed) row.values.documentName = { [fallbackLocale]: names.get(fileOf(row)) ?? '' };
}

const hasNewFile = ({ before, values }: Row): boolean =>
  values.documentFileId !== undefined && values.documentFileId !== before?.documentFileId;

async function keepVersions(context: RuleContext, rows: readonly WrittenRow<typeof document>[]): Promise<void> {
  const { tx, model, reach } = context;
  const entity = model.entity(documentVersion.name);
  for (const row of rows.filter(hasNewFile)) {
    const { documentFileId, versionNo, uploadedDate, uploadedUserId } = row.values;
    const officeCentreId = row.before?.officeCentreId ?? reach.buildingId;
    const values = {
      officeCentreId,
      documentId: row.record.id,
      versionNo,
      documentFileId,
      uploadedDate,
      uploadedUserId,
    };
    const within = { ...reach, buildingId: officeCentreId, tenantId: null };
    await storeNew(tx, { ...context, entity, reach: within }, 'create', { values, linked: {} });
  }
}

export const documentRules = rulesFor(document, {
  beforeCreate: async ({ tx, reach }, rows) => {
    await nameAfterFile(tx, rows);
    for (const { values } of rows) Object.assign(values, { versionNo: 1 }, stampNow('uploaded', reach));
  },
  beforeUpdate: async ({ tx, reach }, rows) => {
    await nameAfterFile(tx, rows);
    for (const row of rows.filter(hasNewFile))
      Object.assign(row.values, { versionNo: (row.before.versionNo ?? 0) + 1 }, stampNow('uploaded', reach));
  },
  afterWrite: keepVersions,
});
