/** The address of a form that is filled in; apart from reading it, which needs the rules of forms that no list loads. */
import type { Values } from './body.ts';

/** The query of the form's address. */
export const givenSearch = (values: Values): string => `?source=${encodeURIComponent(JSON.stringify(values))}`;
