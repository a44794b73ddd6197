/**
 * The notice of a success, under `notices.`: one for all, or one by the status that the record had before:
 * `delete: { DRAFT: 'draftDeleted', else: 'pollDeleted' }`. The server answers with it, the portal shows it.
 */
import type { EnumField, Fields } from '../fields/field.ts';

export type Notice = string | (Readonly<Record<string, string>> & { else: string });

/** As much of an entity as is asked here. */
interface Stated {
  fields: Fields;
  states?: { field: string };
  notices: { update: Notice; delete: Notice };
  actions: Readonly<Record<string, { notice: Notice; call: string }>>;
}

/** The key of the notice, for a record as it was before. */
export function noticeFor(
  { states }: Pick<Stated, 'states'>,
  notice: Notice,
  before?: Readonly<Record<string, unknown>> | null,
): string {
  if (typeof notice === 'string') return notice;
  const status = states && before ? String(before[states.field]) : '';
  return (Object.hasOwn(notice, status) ? notice[status] : undefined) ?? notice.else;
}

/** Every key that it may name. */
export const noticeKeys = (notice: Notice): string[] => (typeof notice === 'string' ? [notice] : Object.values(notice));

/** Errors in the declarations, for the boot check. */
export function noticeProblems({ fields, states, notices, actions }: Stated): string[] {
  const values = (fields[states?.field ?? ''] as EnumField | undefined)?.values ?? [];
  const all: [place: string, notice: Notice, ofRecord: boolean][] = [
    ['update', notices.update, true],
    ['delete', notices.delete, true],
    ...Object.entries(actions).map(([name, { notice, call }]): [string, Notice, boolean] => [name, notice, call.includes('{')]),
  ];
  return all.flatMap(([place, notice, ofRecord]) => {
    if (typeof notice === 'string') return [];
    if (!ofRecord) return [`the notice of '${place}' depends on a status, but it makes the record`];
    return Object.keys(notice)
      .filter((status) => status !== 'else' && !values.includes(status))
      .map((status) => `the notice of '${place}' names '${status}', which is no status`);
  });
}
