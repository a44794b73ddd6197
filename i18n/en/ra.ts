/** react-admin's own texts; parts that the portal does not use are left out. */
import english from 'ra-language-english';
import type { Catalogue } from '../shape.ts';

const { saved_queries: _queries, guesser: _guesser, configurable: _configurable, ...used } = english.ra;

export const ra = used as unknown as Catalogue;
