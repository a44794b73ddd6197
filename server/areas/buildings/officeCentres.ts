/** Buildings (000 §3, §4): a change of their settings takes effect at once for everybody in them. */
import { officeCentre } from '#schemas/buildings/officeCentre.ts';
import { portOf } from '#server/areas/billing/ports.ts';
import { addFirstAdmin } from '#server/areas/users/firstAdmin.ts';
import { forgetSessions } from '#server/auth/session/sessionCache.ts';
import { revokeSessions } from '#server/auth/session/sessions.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';
import { refuse } from '#server/engine/calls/refusal.ts';
import { keepTexts } from '#server/engine/notify/steps.ts';
import { followZone } from '#server/engine/write/instants.ts';
import { addTopUp, recordTopUp } from './topUp.ts';

export const officeCentreRules = rulesFor(officeCentre, {
  actions: {
    deactivate: async ({ reach }, rows) => {
      for (const { values } of rows) values.deactivatedDate = reach.today;
    },
    activate: async (_, rows) => {
      for (const { values } of rows) values.deactivatedDate = null;
    },
    updatePayment: async ({ config }, rows) => {
      for (const row of rows) {
        const { paymentProvider } = row.values;
        if (paymentProvider && !portOf(paymentProvider, config)) refuse(row, 'paymentProvider', 'providerNotSetUp');
      }
    },
    topUpPasses: async (_, rows) => {
      for (const row of rows) addTopUp(row);
    },
    topUpHardware: async (_, rows) => {
      for (const row of rows) addTopUp(row);
    },
  },
  afterWrite: async (context, rows) => {
    const { tx, model, operation } = context;
    for (const row of rows) {
      const officeCentreId = row.record.id;
      if (operation === 'create') {
        await addFirstAdmin(context, row, { side: 'building', buildingId: officeCentreId });
        await keepTexts(tx, model.entities, officeCentreId);
      }
      const { timeZone } = row.record;
      if (row.before && timeZone && row.before.timeZone !== timeZone) await followZone(tx, model, officeCentreId, timeZone);
      if (operation === 'topUpPasses' || operation === 'topUpHardware') await recordTopUp(context, row);
      else if (operation === 'deactivate') await revokeSessions(tx, { officeCentreId });
      else await forgetSessions(tx, { officeCentreId });
    }
  },
});
