/** A record as its page shows it: the wire form, with the id by which react-admin knows it. */
export type Row = Record<string, unknown> & { id: string | number };
