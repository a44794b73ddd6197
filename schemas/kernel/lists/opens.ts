/**
 * A related list whose rows open this record in an office centre: a person's page among the users of one company, which does not have to
 * be chosen for that (000 §2).
 */
import { fillPath } from '../calls/path.ts';

export interface Opens {
  /** Over the same rows as this entity, with calls below an office centre: its pages open. */
  entity: string;
  /** The office centre, as the row and the opened record name it; both embed its uuid. */
  centre: string;
  /** Paths with `:id`, `:officeCentreId` and `:officeCentreUuid`. */
  show: string;
  edit: string;
}
export type OpenedPage = 'show' | 'edit';

/** The views of such pages. */
export const openedViews = { show: 'openedShow', edit: 'openedEdit' } as const satisfies Record<OpenedPage, string>;

/** The office centre of a row, as it is embedded; undefined where the row has none. */
export function centreOf({ centre }: Pick<Opens, 'centre'>, row: Readonly<Record<string, unknown>>) {
  const embedded = row[centre] as { id?: number; uuid?: string; label?: string } | null | undefined;
  const { id, uuid, label } = embedded ?? {};
  return id === undefined || uuid === undefined ? undefined : { id, uuid, label };
}

/** The address of the record in an office centre. */
export const openedPath = (path: string, id: string | number, centre: { id: string | number; uuid: string }): string =>
  fillPath(path, { id, officeCentreId: centre.id, officeCentreUuid: centre.uuid });

/** The pages in one office centre: only the key of the record is still to be filled in. */
export function pagesIn({ show, edit }: Opens, centre: { id: string; uuid: string }): Record<OpenedPage, string> {
  const [id, uuid] = [centre.id, centre.uuid].map(encodeURIComponent) as [string, string];
  const filled = (path: string) => path.replace(':officeCentreId', id).replace(':officeCentreUuid', uuid);
  return { show: filled(show), edit: filled(edit) };
}
