/** The verbs that write, each in a transaction of its own. */
import type { VerbContext, VerbHandler } from '../context.ts';
import type { RecordRow } from '../record.ts';
import type { Diverted } from '../rules.ts';
import { recordFor } from '../visible.ts';
import { changeRecord, removeRecord } from '../write/change.ts';
import { createRecord } from '../write/create.ts';

/** What was created or changed, as far as the caller may see it; for what the area has created instead, it builds the answer. */
const shown = ({ entity, reach }: VerbContext, data: RecordRow | Diverted) =>
  data.id === null ? data : recordFor(reach.session, entity, data as RecordRow);

export const create: VerbHandler = async (context) => {
  const data = await context.db.transaction((tx) => createRecord(tx, context, 'create', context.body));
  return { data: shown(context, data), notice: data.id === null ? data.notice : context.entity.notices.create, status: 201 };
};

export const update: VerbHandler = async (context) => ({
  data: shown(context, await context.db.transaction((tx) => changeRecord(tx, context, 'update', context.key, context.body))),
  notice: context.entity.notices.update,
});

export const remove: VerbHandler = async (context) => {
  await context.db.transaction((tx) => removeRecord(tx, context, context.key, context.body));
  return { data: null, notice: context.entity.notices.delete };
};

/** An action on one record, or one that creates a record when its path has no key. */
export const action: VerbHandler = async (context) => {
  const name = context.call.name as string;
  const makes = context.key === undefined;
  const data = await context.db.transaction((tx) =>
    makes ? createRecord(tx, context, name, context.body) : changeRecord(tx, context, name, context.key, context.body),
  );
  return { data: shown(context, data), notice: context.call.action?.notice, status: makes ? 201 : 200 };
};
