/** What the pages of documents show that their schemas cannot say. */
import type { area as documents } from '#schemas/documents/index.ts';
import { withTexts } from '#src/app/texts.ts';
import { latePart } from '#src/kit/late/late.tsx';
import { portalArea } from '../area.ts';

const notRead = latePart(async () => {
  const { unreadTab } = await withTexts('members', import('../generate/members/UnreadTab.tsx'));
  return { default: unreadTab('documents') };
});

export const area = portalArea<typeof documents>({
  slots: {
    documents: {
      tabs: [{ code: 'notRead', needs: { permission: 'DOCUMENT_VIEW', sides: ['platform', 'building'] }, Body: notRead }],
    },
  },
});
