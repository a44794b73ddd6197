/** What the pages of loans show that their schema cannot say, and their screens. */
import type { area as loans } from '#schemas/loans/index.ts';
import { withTexts } from '#src/app/texts.ts';
import { latePage, latePart } from '#src/kit/late/late.tsx';
import { portalArea } from '../area.ts';

// Who lends need not read the list of users: the choice asks the call for lending.
const borrower = latePart(() => import('./BorrowerInput.tsx'));

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
