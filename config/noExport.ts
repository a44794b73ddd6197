/** Replaces the CSV export library of ra-core (`vite.config.ts`). */
export default (): never => {
  throw new Error('Lists are exported by the server.');
};
