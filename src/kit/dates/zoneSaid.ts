/** An input above it has named the time zone: of several on one clock, the first one says which. */
import { createContext } from 'react';

export const ZoneSaid = createContext(false);
