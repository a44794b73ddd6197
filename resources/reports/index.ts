/** The four pages of reports: one drawing of what entities declare by `report`. */
import { lazy } from 'react';
import type { area as reports } from '#schemas/reports/index.ts';
import { latePage } from '#src/app/latePage.tsx';
import { withTexts } from '#src/app/texts.ts';
import { chunk } from '#src/kit/late/chunk.ts';
import { portalArea } from '../area.ts';

const page = latePage(() => withTexts('reports', withTexts('results', import('./ReportPage.tsx'))));

const said = lazy(() => chunk(import('./SubscribedCell.tsx')));

export const area = portalArea<typeof reports>({
  slots: {
    'report-subscriptions': {
      inputs: {
        source: lazy(() => chunk(import('./SourceInput.tsx'))),
        query: lazy(() => chunk(import('./QueryInput.tsx'))),
      },
      shown: { source: said, query: said },
    },
  },
  screens: {
    'tenants-visitors-report': page,
    'facilities-services-report': page,
    'engagement-report': page,
    'opc-privileges-report': page,
  },
});
