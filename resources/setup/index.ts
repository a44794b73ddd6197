/** What the pages of what a building sets up show that their schema cannot say. */
import type { area as setup } from '#schemas/setup/index.ts';
import { latePart } from '#src/kit/late/late.tsx';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof setup>({
  slots: {
    holidays: { toolbar: latePart(() => import('./CopyYearButton.tsx')) },
    'message-templates': {
      inputs: {
        subject: latePart(() => import('./letters/LetterInput.tsx')),
        body: latePart(() => import('./letters/LetterBody.tsx')),
      },
      tabs: [
        {
          code: 'preview',
          needs: { permission: 'MAIL_SERVER_VIEW' },
          Body: latePart(() => import('./letters/PreviewTab.tsx')),
        },
      ],
    },
  },
});
