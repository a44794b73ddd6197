/** Tenant companies (000 §3): they live by their building's clock and money. */
import { sql } from 'drizzle-orm';
import { revokeSessions } from '#server/auth/sessions.ts';
import { registerRules } from '#server/engine/rules.ts';

registerRules('tenants', {
  beforeCreate: async ({ tx, values, reach }) => {
    const [building] = await tx.query<Record<string, unknown>>(
      sql`select time_zone as "timeZone", currency, tax_rate as "taxRate", otp_required as "otpRequired", building_name as "buildingName" from office_centres where id = ${reach.buildingId}`,
    );
    Object.assign(values, building);
  },
  actions: {
    updateStatus: async ({ values, before, reach }) => {
      if (values.active !== before?.active) values.deactivatedDate = values.active ? null : reach.today;
    },
  },
  afterWrite: async ({ tx, what, record }) => {
    if (what === 'updateStatus' && !record.active) await revokeSessions(tx, { officeCentreId: record.id });
  },
});
