import { fallbackLocale } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { areas, entities, widgets } from '#schemas/index.ts';
import { checkAreas } from '#schemas/kernel/check/areas.ts';
import { checkWidgets } from '#schemas/kernel/check/widgets.ts';

/** Throws when an area declares an invalid screen or widget, listing every error; a title without a text is one. */
export function refuseWrongAreas(): void {
  const known = { word: (key: string) => translate(fallbackLocale, key) !== key };
  const problems = [...checkAreas(areas, known), ...checkWidgets(widgets, entities, known)];
  if (problems.length) throw new Error(`The areas are wrong:\n${problems.join('\n')}`);
}
