/** The dataProvider of the portal: our client, the session of this tab, the schemas as they are needed. */
import { currentSession } from '#authProvider/sessionStore.ts';
import { askingEarly, takingEarly } from './earlyCalls.ts';
import { http } from './httpClient.ts';
import { makeDataProvider } from './makeDataProvider.ts';
import { loadEntity } from './schemas.ts';

const context = { entityOf: loadEntity, session: currentSession };

export const dataProvider = makeDataProvider(takingEarly(http), context);
/** Asks for what a page is about to ask for, while it is still being drawn; `dataProvider` then has the answers. */
export const earlyProvider = makeDataProvider(askingEarly(http), context);
