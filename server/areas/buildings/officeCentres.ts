/** Buildings (000 §3, §4): what is switched here counts for everybody in them at once. */

import { forgetSessions } from '#server/auth/sessionCache.ts';
import { revokeSessions } from '#server/auth/sessions.ts';
import { registerRules } from '#server/engine/rules.ts';

registerRules('office-centres', {
  actions: {
    deactivate: async ({ values, reach }) => {
      values.deactivatedDate = reach.today;
    },
    activate: async ({ values }) => {
      values.deactivatedDate = null;
    },
  },
  afterWrite: async ({ tx, what, record }) => {
    if (what === 'deactivate') await revokeSessions(tx, { officeCentreId: record.id });
    else await forgetSessions(tx, { officeCentreId: record.id });
  },
});
