/**
 * Stands in for the library with which ra-core makes English words of the names of resources and fields (`vite.config.ts`):
 * every label of ours is a text of the catalogues.
 */
const asItIs = (word: string): string => word;

export {
  asItIs as capitalize,
  asItIs as humanize,
  asItIs as inflect,
  asItIs as pluralize,
  asItIs as singularize,
  asItIs as transform,
};
