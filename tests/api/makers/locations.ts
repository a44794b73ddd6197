/** Check-ins: each of a person of its own, whose next one would end it. */
import type { Makers } from './makers.ts';

export const makers: Makers = { apart: { 'ls-location-check-ins': 'user' } };
