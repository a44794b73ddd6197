/** The parts of the server's catalogue in this language (`i18n/server.ts`): the portal's texts, and the server's own. */
export { bulkUpload } from './bulkUpload.ts';
export { channels } from './channels.ts';
export { demo } from './demo.ts';
export { devices } from './devices.ts';
export { eventErrors, eventNotices } from './eventTexts.ts';
export { formErrors } from './formErrors.ts';
export { messages } from './index.ts';
export { mail } from './mail.ts';
export { places } from './offsetPlaces.ts';
export { permissionFunctions, permissionGroups } from './permissions.ts';
export { recurrence, rows } from './recurrence.ts';
export { results } from './results.ts';
export { security } from './security.ts';
export { sso } from './sso.ts';
export { steps } from './steps.ts';
export { systemData } from './systemData.ts';
export { today } from './today.ts';
export { uploads } from './uploads.ts';
