/** The spreadsheet that came with the newest mail that has one. */
import { sql } from 'drizzle-orm';
import * as XLSX from 'xlsx';
import { storageOf } from '#server/files/storage.ts';
import type { Api } from './harness.ts';

/** Dates and times as the sheet shows them; other values as they are. */
export function datesAsShown(sheet: XLSX.WorkSheet): XLSX.WorkSheet {
  const isDate = ({ t, z }: XLSX.CellObject) => t === 'n' && typeof z === 'string' && XLSX.SSF.is_date(z);
  const cells = Object.entries(sheet).map(([at, cell]) =>
    typeof cell === 'object' && 't' in cell && isDate(cell) ? [at, { t: 's', v: cell.w }] : [at, cell],
  );
  return Object.fromEntries(cells) as XLSX.WorkSheet;
}

/** Its first sheet, the head row first; an empty cell is ''. */
export async function mailedSheet(api: Api): Promise<{ to: string | undefined; rows: unknown[][] }> {
  const [mail] = await api.db.query<{ to: string; attachments: { storageKey: string }[] }>(
    sql`select to_address as "to", attachments from mails where jsonb_array_length(attachments) > 0 order by id desc limit 1`,
  );
  const chunks: Buffer[] = [];
  for await (const chunk of await storageOf(api.config).read(mail?.attachments[0]?.storageKey ?? ''))
    chunks.push(chunk as Buffer);
  const book = XLSX.read(Buffer.concat(chunks), { cellNF: true });
  const sheet = book.Sheets[book.SheetNames[0] as string] as XLSX.WorkSheet;
  return { to: mail?.to, rows: XLSX.utils.sheet_to_json<unknown[]>(datesAsShown(sheet), { header: 1, defval: '' }) };
}
