/** The dataProvider of the portal: our client, the session of this tab, the schemas as they are needed. */
import { currentSession } from '#authProvider/sessionStore.ts';
import { http } from './httpClient.ts';
import { makeDataProvider } from './makeDataProvider.ts';
import { loadEntity } from './schemas.ts';

export const dataProvider = makeDataProvider(http, { entityOf: loadEntity, session: currentSession });
