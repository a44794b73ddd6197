/** Codes for checking in: one on the poster of a session, one in the hands of each participant. */
import { randomInt } from 'node:crypto';

/** Without letters and figures that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** On a poster, for everybody who is there. */
const POSTER_LENGTH = 8;
/** A person's own: 60 bits, which nobody guesses. */
const OWN_LENGTH = 12;

const random = (length: number) => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
export const newPosterCode = (): string => random(POSTER_LENGTH);
export const newOwnCode = (): string => random(OWN_LENGTH);
