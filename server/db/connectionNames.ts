/** What PostgreSQL shows as the names of connections that lead past a pooler. */
export const START = 'atrium start';
export const LISTENER = 'atrium listener';
