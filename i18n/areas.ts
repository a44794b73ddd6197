/**
 * The words of each area by `<language>/<area>`. The build fills this in (`config/wordsPlugin.ts`): there the catalogue of every
 * page has only the names of entities and pages, and the other words load with the area's schemas. Elsewhere nothing is left out.
 */
import type { Catalogue } from './shape.ts';

export const areaLoaders: Readonly<Record<string, () => Promise<{ messages: Catalogue }>>> = {};
