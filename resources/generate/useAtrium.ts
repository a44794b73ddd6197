import { useDataProvider } from 'ra-core';
import type { AtriumDataProvider } from '#dataProvider/types.ts';

/** Our dataProvider with everything that it offers beyond react-admin's verbs. */
export const useAtrium = (): AtriumDataProvider => useDataProvider<AtriumDataProvider>();
