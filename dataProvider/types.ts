/** What our dataProvider offers beside react-admin's own verbs. */

import type { DataProvider, Identifier, RaRecord, SortPayload } from 'ra-core';
import type { BulkPreview, Option } from '#schemas/kernel/calls/errors.ts';
import type { Cells, PastUpload, UploadResult } from '#schemas/kernel/calls/upload.ts';
import type { EmbeddedFile } from '#schemas/kernel/entity/types.ts';
import type { ListFilter } from '#schemas/kernel/lists/listCall.ts';
import type { ResultsAnswer } from '#schemas/kernel/lists/results.ts';
import type { Where } from '#schemas/kernel/rules/where.ts';
import type { SeriesPart } from '#schemas/kernel/time/recurrence.ts';

export type { ListFilter };

/** Travels in `meta` of every call: whose rows a path with `{officeCentreId}` names, when it is not the session's centre. */
// A type, not an interface: react-admin's `meta` has an index signature.
export type CallMeta = { officeCentreId?: number; officeCentreUuid?: string };

export interface ActionRequest {
  action: string;
  /** Absent for actions on the collection. */
  id?: Identifier;
  /** Wire keys to values; nulls are taken out. */
  data?: Record<string, unknown>;
  /** The version that the person saw; a stale one is refused. */
  version?: number;
  /** Also on the records of its series that follow, or on all of them. */
  part?: SeriesPart;
  meta?: CallMeta;
}

/** A row of a bulk action, as the person saw it. */
export interface BulkRow {
  id: Identifier;
  /** Its number, where `id` is a uuid. */
  recordId?: number;
  version?: number;
}

/** The result of one row of a bulk action. */
export interface BulkResult {
  id: Identifier;
  done: boolean;
  /** Why it was refused: a sentence of the server or an i18n key. */
  message?: string;
}

export interface Change {
  field: string;
  from: unknown;
  to: unknown;
}
export interface HistoryEntry {
  id: number;
  at: string;
  action: string;
  userName: string | null;
  userId: number | null;
  changes: Change[];
}

export interface ChoiceRequest {
  search?: string;
  ids?: readonly Identifier[];
  /** Further conditions of the picker, resolved: no `$record…` left. */
  pick?: Where;
  /** The field by which they are called and sorted, instead of the title. */
  sort?: string;
  limit?: number;
  /** From 1. */
  page?: number;
  meta?: CallMeta;
  signal?: AbortSignal;
}

/** A period of days, both included, and a company; 0 for people without one. */
export interface ResultsFilter {
  from?: string;
  to?: string;
  companyId?: number;
}

export interface AtriumDataProvider extends DataProvider {
  /** Counts by tab code under the given filters, without the tab itself. */
  statusCounts(
    resource: string,
    params: { filter: ListFilter; meta?: CallMeta; signal?: AbortSignal },
  ): Promise<{ data: Record<string, number> }>;
  /** Runs one action; `message` is the server's success notice. */
  runAction(resource: string, params: ActionRequest): Promise<{ data: RaRecord | null; message: string }>;
  /** Runs an action on several rows; never rejects for single rows. */
  bulkAction(
    resource: string,
    params: { action: string; rows: readonly BulkRow[]; data?: Record<string, unknown> },
  ): Promise<{ data: BulkResult[] }>;
  /** What an action on all that a filter finds would concern. */
  bulkPreview(
    resource: string,
    params: { action: string; filter: ListFilter; sort?: SortPayload; signal?: AbortSignal },
  ): Promise<{ data: BulkPreview }>;
  /** Orders it: a job decides what the preview counted, one record after the other. */
  bulkAll(
    resource: string,
    params: {
      action: string;
      filter: ListFilter;
      seen: Pick<BulkPreview, 'count' | 'asOf'>;
      data?: Record<string, unknown>;
    },
  ): Promise<{ data: { taskId: string }; message: string }>;
  /** Puts records (their numbers) in this order, the first of them at place `from`, counted from 1. */
  updatePosition(
    resource: string,
    params: { ids: readonly number[]; from: number; meta?: CallMeta },
  ): Promise<{ data: null; message: string }>;
  /** A page (from 1, ten entries) of the audit log of one record, newest first. */
  history(
    resource: string,
    params: { id: Identifier; page: number; meta?: CallMeta; signal?: AbortSignal },
  ): Promise<{ data: HistoryEntry[]; total: number }>;
  /** What people have answered to a record's questions, in numbers. */
  results(
    resource: string,
    params: { id: Identifier; filter: ResultsFilter; signal?: AbortSignal },
  ): Promise<{ data: ResultsAnswer }>;
  /** Has the answers mailed, a column for each question; `taskId` is null where there are none. */
  emailResults(resource: string, params: { id: Identifier }): Promise<{ data: { taskId: string | null } }>;
  /** The server's own list of an enum's values, where the entity offers one. */
  options(resource: string, params: { field: string; signal?: AbortSignal }): Promise<{ data: Option[] }>;
  /** Records as options: the drop-down call, or the list where there is none. */
  choices(resource: string, params: ChoiceRequest): Promise<{ data: Choice[] }>;
  /** The values of a category of the system data (000 §7), worded in the person's language. */
  /** `locale`: the language of the labels; absent: that of the page. */
  systemData(params: { category: string; locale?: string }): Promise<{ data: Option[] }>;
  /** Tags of the session's building that have the search in them, by name. */
  tags(params: { search: string; signal?: AbortSignal }): Promise<{ data: string[] }>;
  /** Stores a file; `module` says what it is for, and is FEEDBACK for pictures and EMAIL for others unless given. */
  upload(file: File, options?: UploadOptions): Promise<{ data: EmbeddedFile }>;
  /** The bytes of a stored file, fetched with the session's token: to show a picture. */
  fileBlob(file: EmbeddedFile, signal?: AbortSignal): Promise<Blob>;
  /** Fetches a stored file with the session's token and hands it to the browser to save. */
  download(file: EmbeddedFile): Promise<boolean>;
  /** First step of a bulk upload: has rows checked, and changes nothing. */
  processUpload(resource: string, order: UploadOrder): Promise<{ data: UploadResult }>;
  /** Second step: imports the valid rows, idempotently; `message` says how many. */
  confirmUpload(
    resource: string,
    order: { upload: string; uploadId: string; meta?: CallMeta },
  ): Promise<{ data: UploadResult; message: string }>;
  /** A bulk upload as the server keeps it, with all of its rows. */
  /** Undoes a confirmed upload as a whole; refused with the rows that stand in the way. */
  undoUpload(params: { uploadId: string }): Promise<{ data: UploadResult; message: string }>;
  /** The person's own latest uploads of one page. */
  pastUploads(params: { entity: string; upload: string; signal?: AbortSignal }): Promise<{ data: PastUpload[] }>;
  uploadState(params: { uploadId: string; signal?: AbortSignal }): Promise<{ data: UploadResult }>;
  /** Asks for the list as a spreadsheet by e-mail. */
  emailRecord(
    resource: string,
    params: { filter: ListFilter; sort?: SortPayload; meta?: CallMeta },
  ): Promise<{ data: null; message: string }>;
  /**
   * A declared download: of the list as it is filtered and sorted, or of the record `id`. Hands the file to the browser to
   * save; false when there is nothing in it.
   */
  downloadBase64(resource: string, order: DownloadOrder): Promise<boolean>;
}

export interface DownloadOrder {
  /** The download's name in the schema. */
  download: string;
  id?: Identifier;
  filter?: ListFilter;
  sort?: SortPayload;
  signal?: AbortSignal;
  meta?: CallMeta;
}

export interface UploadOrder {
  /** The upload's name in the schema. */
  upload: string;
  fileName?: string;
  rows?: readonly { number: number; data: Cells }[];
  /** In the place of rows: the file itself, for what is not read here. */
  file?: File;
  /** For corrections: the upload that they belong to. */
  uploadId?: string;
  signal?: AbortSignal;
  meta?: CallMeta;
}

export interface UploadOptions {
  module?: string;
  /** Progress of sending, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

export interface Choice {
  id: number;
  label: string;
  code?: string;
  /** False for a record that is not in use any more. */
  active?: boolean;
}
