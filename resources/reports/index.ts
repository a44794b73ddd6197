/** The four pages of reports: one drawing of what entities declare by `report`. */
import type { area as reports } from '#schemas/reports/index.ts';
import { latePage } from '#src/app/latePage.tsx';
import { withTexts } from '#src/app/texts.ts';
import { portalArea } from '../area.ts';

const page = latePage(() => withTexts('reports', withTexts('results', import('./ReportPage.tsx'))));

export const area = portalArea<typeof reports>({
  screens: {
    'tenants-visitors-report': page,
    'facilities-services-report': page,
    'engagement-report': page,
    'opc-privileges-report': page,
  },
});
