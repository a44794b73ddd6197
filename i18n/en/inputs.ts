/** Inputs: rich text, translations, links, viewable by, options, tags. */
export const inputs = {};
