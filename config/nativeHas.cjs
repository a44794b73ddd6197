/** Replaces a polyfill (`vite.config.ts`): every browser that runs the portal has `Object.hasOwn`. */
module.exports = Object.hasOwn;
