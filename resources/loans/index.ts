/** What the pages of loans show that their schema cannot say, and their screens. */
import { lazy } from 'react';
import type { area as loans } from '#schemas/loans/index.ts';
import { latePage } from '#src/app/latePage.tsx';
import { withTexts } from '#src/app/texts.ts';
import { chunk } from '#src/kit/late/chunk.ts';
import { portalArea } from '../area.ts';

// Who lends need not read the list of users: the choice asks the call for lending.
const borrower = lazy(() => chunk(import('./BorrowerInput.tsx')));

export const area = portalArea<typeof loans>({
  slots: {
    'loan-item-requests': { inputs: { user: borrower } },
    'loan-item-reservations': { inputs: { user: borrower } },
  },
  screens: {
    'loan-counter': latePage(() => withTexts('forms', import('./counter/CounterPage.tsx'))),
    'loan-location-setup': latePage(() => import('./LocationSetup.tsx')),
  },
});
