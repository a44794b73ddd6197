/** What people compare: bars, lines over time, and a heat map, each with its figures. */
import { lazy } from 'react';
import { withTexts } from '#src/app/texts.ts';

const Charts = lazy(() => withTexts('results', import('../Charts.tsx')));

export default () => <Charts />;
