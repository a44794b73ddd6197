/** What the pages of what a building sets up show that their schema cannot say. */
import { lazy } from 'react';
import type { area as setup } from '#schemas/setup/index.ts';
import { chunk } from '#src/kit/late/chunk.ts';
import { portalArea } from '../area.ts';

export const area = portalArea<typeof setup>({
  slots: {
    holidays: { toolbar: lazy(() => import('./CopyYearButton.tsx')) },
    'message-templates': {
      inputs: {
        subject: lazy(() => chunk(import('./letters/LetterInput.tsx'))),
        body: lazy(() => chunk(import('./letters/LetterBody.tsx'))),
      },
      tabs: [
        {
          code: 'preview',
          needs: { permission: 'MAIL_SERVER_VIEW' },
          Body: lazy(() => chunk(import('./letters/PreviewTab.tsx'))),
        },
      ],
    },
  },
});
