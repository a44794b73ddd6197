/** Where a list or a report that somebody sees is subscribed to: the form of a subscription begins with it (`?source=`). */

/** The address of that form, and who may fill it in. */
export const SUBSCRIBING = { page: '/reports/subscriptions/add', permission: 'REPORT_DOWNLOAD' } as const;

/** With what the form begins, by wire key; `query` as it stands in an address. */
export interface Subscribing {
  about: 'LIST' | 'REPORT';
  /** The entity whose rows are listed or counted. */
  source: string;
  name: string;
  query: string;
  /** Days of a report, a value of that field. */
  covers?: string;
}
