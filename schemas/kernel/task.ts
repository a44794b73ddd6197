/** What somebody has started and does not wait for: an element of `GET /background-tasks`. */
export interface Task {
  id: string;
  kind: 'RECORD_LIST';
  /** The entity that it concerns. */
  subject: string;
  status: 'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED';
  done: number;
  /** Null until it is known. */
  total: number | null;
  createdDate: string;
  finishedDate: string | null;
}
