/** What people compare: bars, lines over time, and a heat map, each with its figures. */
import { withTexts } from '#src/app/texts.ts';
import { latePart } from '#src/kit/late/late.tsx';

const Charts = latePart(() => withTexts('results', import('../Charts.tsx')));

export default () => <Charts />;
