/** The samples of every kind: in a separate file, so that only tests load them. */

import { besideSamples } from './beside.ts';
import { choicesSamples } from './choices.ts';
import { codesSamples } from './codes.ts';
import type { FieldByKind, FieldKind } from './index.ts';
import { languagesSamples } from './languages.ts';
import { numbersSamples } from './numbers.ts';
import { pointersSamples } from './pointers.ts';
import { recurrenceSamples } from './recurrence.ts';
import { rowsSamples } from './rowsSamples.ts';
import type { Sample, SamplesOf } from './samples.ts';
import { textSamples } from './text.ts';
import { timesSamples } from './times.ts';

const samples: SamplesOf<FieldByKind> = {
  ...textSamples,
  ...codesSamples,
  ...numbersSamples,
  ...timesSamples,
  ...choicesSamples,
  ...besideSamples,
  ...languagesSamples,
  ...pointersSamples,
  ...rowsSamples,
  ...recurrenceSamples,
};
/** The samples of any kind, their field argument widened. */
export const sampleOf = (kind: FieldKind): Sample<FieldByKind[FieldKind]> =>
  samples[kind] as unknown as Sample<FieldByKind[FieldKind]>;
