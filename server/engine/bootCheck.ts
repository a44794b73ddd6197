import { translate } from '#i18n/server.ts';
import { areas } from '#schemas/index.ts';
import { checkAreas } from '#schemas/kernel/areaCheck.ts';

/** Throws when an area declares a wrong screen, naming every fault; a title without words is one. */
export function refuseWrongAreas(): void {
  const faults = checkAreas(areas, { word: (key) => translate('en', key) !== key });
  if (faults.length) throw new Error(`The areas are wrong:\n${faults.join('\n')}`);
}
