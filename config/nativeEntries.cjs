/** Replaces a polyfill (`vite.config.ts`): every browser that runs the portal has `Object.entries`. */
module.exports = Object.entries;
