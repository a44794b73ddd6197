/** The four pages of reports: one drawing of what entities declare by `report`. */
import type { area as reports } from '#schemas/reports/index.ts';
import { withTexts } from '#src/app/texts.ts';
import { latePage, latePart } from '#src/kit/late/late.tsx';
import { portalArea } from '../area.ts';

const page = latePage(() => withTexts('reports', withTexts('results', import('./ReportPage.tsx'))));

const said = latePart(() => import('./SubscribedCell.tsx'));

export const area = portalArea<typeof reports>({
  slots: {
    'report-subscriptions': {
      inputs: {
        source: latePart(() => import('./SourceInput.tsx')),
        query: latePart(() => import('./QueryInput.tsx')),
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
