/** Stands in for a library of ra-core's that would write lists as CSV in the browser (`vite.config.ts`). */
export default (): never => {
  throw new Error('Lists are exported by the server.');
};
