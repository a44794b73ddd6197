/** What people compare: bars, lines over time, and a heat map, each with its figures. */

import { lazy } from 'react';
import { withTexts } from '#src/app/texts.ts';

export default lazy(() => withTexts('results', import('../Charts.tsx')));
