/** Replaces the inflection library of ra-core (`vite.config.ts`): all our labels come from the catalogues. */
const asItIs = (word: string): string => word;

export {
  asItIs as capitalize,
  asItIs as humanize,
  asItIs as inflect,
  asItIs as pluralize,
  asItIs as singularize,
  asItIs as transform,
};
