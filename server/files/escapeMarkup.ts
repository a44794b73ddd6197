const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for HTML or XML, between tags or as the value of an attribute. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] as string);
