/** Buildings (000 §3, §4): a change of their settings takes effect at once for everybody in them. */
import { officeCentre } from '#schemas/buildings/officeCentre.ts';
import { forgetSessions } from '#server/auth/sessionCache.ts';
import { revokeSessions } from '#server/auth/sessions.ts';
import { rulesFor } from '#server/engine/rules.ts';

export const officeCentreRules = rulesFor(officeCentre, {
  actions: {
    deactivate: async ({ reach }, rows) => {
      for (const { values } of rows) values.deactivatedDate = reach.today;
    },
    activate: async (_, rows) => {
      for (const { values } of rows) values.deactivatedDate = null;
    },
  },
  afterWrite: async ({ tx, what }, rows) => {
    for (const { record } of rows)
      if (what === 'deactivate') await revokeSessions(tx, { officeCentreId: record.id });
      else await forgetSessions(tx, { officeCentreId: record.id });
  },
});
