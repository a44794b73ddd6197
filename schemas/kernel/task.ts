/** What somebody has started and does not wait for: an element of `GET /background-tasks`. */
export interface Task {
  id: string;
  kind: 'RECORD_LIST' | 'BULK_ACTION';
  /** The entity that it concerns. */
  subject: string;
  /** What is done with its records; null for a list. */
  action: string | null;
  status: 'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED';
  done: number;
  /** Of those that are done, how many records refused the action. */
  refused: number;
  /** Null until it is known. */
  total: number | null;
  createdDate: string;
  finishedDate: string | null;
}

/** A record that refused an action on many: an element of `GET /background-tasks/{id}/refused`. */
export interface RefusedRow {
  id: number;
  /** What the record is called, where the person still sees it. */
  title: string;
  message: string;
}
