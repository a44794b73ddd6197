/** A background task that somebody has started: an element of `GET /background-tasks`. */
export interface Task {
  id: string;
  kind: 'RECORD_LIST' | 'BULK_ACTION';
  /** The entity that it concerns. */
  subject: string;
  /** What is done with its records; null for a list. */
  action: string | null;
  status: 'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED';
  done: number;
  /** How many of the processed records rejected the action. */
  refused: number;
  /** Null until it is known. */
  total: number | null;
  createdDate: string;
  finishedDate: string | null;
}

/** A record that refused an action on many: an element of `GET /background-tasks/{id}/refused`. */
export interface RefusedRow {
  id: number;
  /** The record's title, if the person may still see it. */
  title: string;
  message: string;
}
