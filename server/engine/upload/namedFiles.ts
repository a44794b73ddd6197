/**
 * Uploads of several files whose names say what they are (000 §5): each file becomes a row with the parts of its name, so that the
 * preview shows what is wrong with which part, and a part can be corrected without sending the file again.
 */
import { sql } from 'drizzle-orm';
import { type Cell, type Cells, MAX_FILES, type NamedFiles, type Upload } from '#schemas/kernel/calls/upload.ts';
import { fileNameRule, partsOf } from '#schemas/kernel/calls/uploadColumns.ts';
import { type Field, type FileField, wireKey } from '#schemas/kernel/fields/field.ts';
import type { Message, MessageCode } from '#schemas/kernel/rules/validate.ts';
import { refuseUpload } from '#server/files/refuseUpload.ts';
import type { RuleContext } from '../areas/rules.ts';
import type { Order } from './body.ts';
import { ownerOf, type UploadContext } from './context.ts';
import type { BulkRow, RawRow } from './row.ts';
import { findUpload, rowsOfUpload } from './store.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `{a}-{b}_{c}`: `a` ends at the first dash, `c` begins after the last underscore. */
export function readName(as: string, name: string): Readonly<Record<string, string>> | undefined {
  const parts = partsOf(as);
  const pieces = as.split(/\{\w+\}/).map(escaped);
  const pattern = parts.map((_, index) => `${pieces[index]}(${index === parts.length - 2 ? '.+' : '.*?'})`).join('');
  const [, ...values] = new RegExp(`^${pattern}${pieces.at(-1)}$`, 'u').exec(name.replace(/\.[^.]*$/, '')) ?? [];
  return values.length ? Object.fromEntries(parts.map((part, index) => [part, (values[index] as string).trim()])) : undefined;
}

/** Dates stand in names without dashes; others are read like cells. */
const dashed = (text: string): string => text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

interface Sent {
  id: number;
  uuid: string;
  name: string;
  extension: string;
  size: number;
}

function problemOf({ accept, maxMegabytes }: FileField, sent: Sent): Message | undefined {
  if (!accept.includes(sent.extension as never))
    return { code: 'uploads.fileType', params: { accept: accept.map((type) => `.${type}`).join(', ') } };
  return sent.size > maxMegabytes * 1024 * 1024 ? { code: 'uploads.tooLarge', params: { max: maxMegabytes } } : undefined;
}

/** A row for each of the person's own files; the order names them by uuid. */
async function rowsOfFiles({ db, entity, reach, upload }: UploadContext, named: NamedFiles, order: Order): Promise<RawRow[]> {
  if (order.rows.length > MAX_FILES) throw refuseUpload('filesTooMany', { max: MAX_FILES });
  const uuids = order.rows.map(({ data }) => String(data[named.file] ?? '')).filter((uuid) => UUID.test(uuid));
  const found = await db.query<Sent>(sql`
    select f.id, f.uuid, f.name, f.extension, f.size from system_files f
    where f.uuid = any(${sql.param(uuids)}::uuid[]) and f.uploaded_by = ${reach.session.userId}`);
  const byUuid = new Map(found.map((one) => [one.uuid, one]));
  return order.rows.map(({ number, data }) => {
    const sent = byUuid.get(String(data[named.file]));
    const asked = Object.fromEntries((named.asks ?? []).filter((one) => one in data).map((one) => [one, data[one] as Cell]));
    if (!sent) return { number, data: { [named.file]: null }, problem: { code: 'notFound' } };
    const parts = readName(named.as, sent.name);
    const cells: Cells = Object.fromEntries(Object.entries(parts ?? {}).map(([part, text]) => [part, dashed(text)]));
    const problem = problemOf(entity.fields[named.file] as FileField, sent);
    return {
      number,
      data: { ...asked, ...cells, [named.file]: sent.name },
      fileId: Number(sent.id),
      problem: problem ?? (parts ? undefined : fileNameRule(upload)),
    };
  });
}

/** Corrected parts of a file that is known: the file and its name stay as they are. */
async function correctedRows(context: UploadContext, named: NamedFiles, order: Order): Promise<RawRow[]> {
  const upload = await findUpload(context.db, order.uploadId, ownerOf(context));
  const known = new Map((upload ? await rowsOfUpload(context.db, upload.id) : []).map((row) => [row.number, row]));
  return order.rows.map((row) => {
    const before = known.get(row.number);
    const wrong = before?.problems?.[named.file];
    return {
      ...row,
      data: { ...row.data, [named.file]: before?.data[named.file] ?? null },
      fileId: before?.fileId ?? null,
      problem: wrong && wrong.code !== fileNameRule(context.upload).code ? wrong : undefined,
    };
  });
}

/** The order as rows of files. */
export async function readNamedFiles(context: UploadContext, order: Order): Promise<Order> {
  const { named } = context.upload;
  if (!named) return order;
  const read = order.uploadId === undefined ? rowsOfFiles : correctedRows;
  return { ...order, rows: await read(context, named, order) };
}

/** The files of the rows as values, and what their names say in the words of the upload. Before references are resolved. */
export function takeNamed({ entity }: RuleContext, { named }: Upload, rows: readonly BulkRow[]): void {
  if (!named) return;
  const key = wireKey(named.file, entity.fields[named.file] as Field);
  for (const row of rows) {
    if (row.problem) row.problems[named.file] = row.problem;
    if (row.fileId != null) row.values[key] = row.fileId;
    for (const part of partsOf(named.as)) {
      const isText = !named.digits?.includes(part) || /^\d+$/.test(String(row.data[part] ?? '').trim());
      const code = named.says?.[part];
      if (row.data[part] != null && code && (!isText || row.problems[part])) row.problems[part] = { code };
    }
  }
}

/** Files whose value exists already are left alone, with a warning instead of an error. */
export function leaveKnown({ named }: Upload, rows: readonly BulkRow[]): void {
  for (const [name, code] of Object.entries(named?.leaves ?? {}))
    for (const row of rows) {
      if (!/^duplicate(Row)?$/.test(row.problems[name]?.code ?? '')) continue;
      const others = Object.keys(row.problems).filter((one) => one !== name);
      row.problems[name] = { code: code as MessageCode };
      if (!others.length) row.left = true;
    }
}
