/** Texts loaded with every form. */
export { devices } from './devices.ts';
export { formErrors as errors } from './formErrors.ts';
export { places as dates } from './offsetPlaces.ts';
export { steps } from './steps.ts';
export { waits } from './waits.ts';
