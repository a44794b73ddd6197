/**
 * Downloads as base64 inside the usual envelope (000 §7): a list as a spreadsheet, or a file that an area makes from one or
 * many records. An entity declares its downloads; calls, buttons and checks follow.
 */
import type { Permission, Side } from '../rights/catalogue.ts';

export interface Download {
  /**
   * Method and path below the entity's own path: `GET /download-users-base64`; a path with the record's key gives a file of one
   * record.
   */
  call: string;
  /** Who may use it. */
  permission: Permission;
  /** For whom it is; every side without it. */
  sides?: readonly Side[];
  /** `xls` is a spreadsheet; without a record's key it holds the list's rows and columns. Areas make the other types. */
  as: DownloadType;
}
export const DOWNLOAD_TYPES = ['xls', 'pdf', 'zip', 'png'] as const;
export type DownloadType = (typeof DOWNLOAD_TYPES)[number];

/** Maximum rows of a spreadsheet, because both sides keep it in memory. Longer lists go by mail. */
export const MAX_DOWNLOAD_ROWS = 5_000;

/** A file of one record, not of the list. */
export const isOfRecord = ({ call }: Pick<Download, 'call'>): boolean => /\{(?:id|uuid)\}/.test(call);
/** The server makes it itself: the rows of the list, filtered and sorted. */
export const isOfRows = (download: Pick<Download, 'call' | 'as'>): boolean => download.as === 'xls' && !isOfRecord(download);

/** The parts of an entity that describe its downloads and its list. */
interface Downloading {
  downloads?: Readonly<Record<string, Download>>;
  api: { verbs: { list?: unknown } };
}
/** Errors in the declarations, for `checkSchemas`. */
export function downloadProblems({ downloads = {}, api }: Downloading): string[] {
  return Object.entries(downloads).flatMap(([name, download]) => {
    const problems: string[] = [];
    if (!download.call.startsWith('GET /')) problems.push(`is called by '${download.call}', which is no GET`);
    if (!DOWNLOAD_TYPES.includes(download.as)) problems.push(`arrives as '${download.as}', which is no type of file`);
    if (!isOfRecord(download) && !api.verbs.list) problems.push('is one of a list that cannot be called');
    return problems.map((text) => `download '${name}' ${text}`);
  });
}
