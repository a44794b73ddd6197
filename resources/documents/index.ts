/** What the pages of documents show that their schemas cannot say. */
import { lazy } from 'react';
import type { area as documents } from '#schemas/documents/index.ts';
import { withTexts } from '#src/app/texts.ts';
import { chunk } from '#src/kit/late/chunk.ts';
import { portalArea } from '../area.ts';

const notRead = lazy(() =>
  withTexts('members', chunk(import('../generate/members/UnreadTab.tsx'))).then(({ unreadTab }) => ({
    default: unreadTab('documents'),
  })),
);

export const area = portalArea<typeof documents>({
  slots: {
    documents: {
      tabs: [{ code: 'notRead', needs: { permission: 'DOCUMENT_VIEW', sides: ['platform', 'building'] }, Body: notRead }],
    },
  },
});
