/**
 * Downloads that arrive at once, as base64 inside the usual envelope (000 §7): a list as a spreadsheet, or a file that an
 * area makes of one record or of many. An entity declares its downloads; calls, buttons and checks are made from that.
 */
import type { Permission, Side } from './catalogue.ts';

export interface Download {
  /** Method and path below the entity's own path: `GET /download-users-base64`; with the record's key, one record's file. */
  call: string;
  permission: Permission;
  sides?: readonly Side[];
  /** `xls` is a spreadsheet; without a record's key it holds the list's rows and columns. The others are made by the area. */
  as: DownloadType;
}
export const DOWNLOAD_TYPES = ['xls', 'pdf', 'zip', 'png'] as const;
export type DownloadType = (typeof DOWNLOAD_TYPES)[number];

/** Rows that one spreadsheet may have: it stands in memory on both sides. Longer lists are sent by mail. */
export const MAX_DOWNLOAD_ROWS = 5_000;

/** A file of one record, not of the list. */
export const isOfRecord = ({ call }: Pick<Download, 'call'>): boolean => /\{(?:id|uuid)\}/.test(call);
/** The server makes it by itself: the rows of the list, as they are filtered and sorted. */
export const isOfRows = (download: Pick<Download, 'call' | 'as'>): boolean => download.as === 'xls' && !isOfRecord(download);

/** What an entity says of its downloads and of its list. */
interface Downloading {
  downloads?: Readonly<Record<string, Download>>;
  api: { verbs: { list?: unknown } };
}
/** What is wrong with the declarations, for `checkSchemas`. */
export function downloadFaults({ downloads = {}, api }: Downloading): string[] {
  return Object.entries(downloads).flatMap(([name, download]) => {
    const faults: string[] = [];
    if (!download.call.startsWith('GET /')) faults.push(`is called by '${download.call}', which is no GET`);
    if (!DOWNLOAD_TYPES.includes(download.as)) faults.push(`arrives as '${download.as}', which is no type of file`);
    if (!isOfRecord(download) && !api.verbs.list) faults.push('is one of a list that cannot be called');
    return faults.map((text) => `download '${name}' ${text}`);
  });
}
