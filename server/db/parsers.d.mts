/** What reads the text of a type, by its OID; everything without a reader of its own stays text. */
export function parserOf(oid: number): (text: string) => unknown;
