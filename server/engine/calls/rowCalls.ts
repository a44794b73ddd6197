/** The calls of rows (`schemas/kernel/fields/rows.ts`): each is an update of the record by a form of that field alone. */
import { randomUUID } from 'node:crypto';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Field, RowsField, RowValue } from '#schemas/kernel/fields/field.ts';
import { rowCall } from '#schemas/kernel/fields/rows.ts';
import { rowSchema } from '#schemas/kernel/kinds/rowsCheck.ts';
import { fieldSchema, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { kindOf } from '#server/db/kinds/index.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import { type AreaContext, type Handler, returning } from '../areas/areaCalls.ts';
import { keyCondition, loadRecord } from '../verbs/get.ts';
import { changeRecord } from '../write/change.ts';
import { rowAsSpelled } from '../write/spellings.ts';

type Change = (rows: readonly RowValue[]) => readonly RowValue[];

/** Answers by the names of the calls that `rowCalls` declares. */
export function rowHandlers({ name: of, fields }: Pick<Entity, 'name' | 'fields'>, name: string): Record<string, Handler> {
  const field = fields[name] as Field & RowsField;
  const all = kindOf(field).json(field);
  const one = all.items as typeof all;

  const change = async (context: AreaContext, changed: Change): Promise<readonly RowValue[]> => {
    const { db, model, reach, params } = context;
    const entity = model.entity(of);
    const alone: Entity = { ...entity, form: [{ section: name, fields: [name] }] };
    return db.transaction(async (tx) => {
      const before = await loadRecord(tx, model, entity, reach, keyCondition(entity, params.uuid ?? params.id), {
        lock: true,
        writing: true,
      });
      const next = changed((before[name] as RowValue[] | null) ?? []);
      const body = { [name]: next.length ? next : null, version: before.version };
      const { after } = await changeRecord(tx, { ...context, entity: alone }, 'update', params.uuid ?? params.id, body);
      return (after[name] as RowValue[] | null) ?? [];
    });
  };
  /** A row on its own: faults are told by its fields, without its place. */
  const rowOf = (body: unknown, id: string): RowValue => {
    const row = { ...rowAsSpelled(field, body), id };
    refuseProblems(problemsOf(rowSchema(field, fieldSchema), row));
    return row;
  };
  const found = (rows: readonly RowValue[], id: unknown): RowValue => {
    const row = rows.find((each) => each.id === id);
    if (!row) throw new AppError('notFound');
    return row;
  };

  return {
    [rowCall(name, 'get')]: returning(all, async ({ db, model, reach, params }) => {
      const entity = model.entity(of);
      const record = await loadRecord(db, model, entity, reach, keyCondition(entity, params.uuid ?? params.id));
      return record[name] ?? [];
    }),
    [rowCall(name, 'create')]: returning(one, async (context) => {
      const id = randomUUID();
      const row = rowOf(context.body, id);
      return found(await change(context, (rows) => [...rows, row]), id);
    }),
    [rowCall(name, 'update')]: returning(one, async (context) => {
      const { id } = context.body as RowValue;
      const row = rowOf(context.body, id);
      const rows = await change(context, (before) => {
        found(before, id);
        return before.map((each) => (each.id === id ? row : each));
      });
      return found(rows, id);
    }),
    [rowCall(name, 'remove')]: returning('nothing', async (context) => {
      const { id } = context.query;
      await change(context, (before) => {
        const gone = found(before, id);
        return before.filter((each) => each !== gone);
      });
      return null;
    }),
  };
}
