/** Tenant companies (000 §3): they use their building's time zone and currency. */
import { sql } from 'drizzle-orm';
import type { ValuesOf } from '#schemas/kernel/entity/types.ts';
import { tenant } from '#schemas/tenants/tenant.ts';
import { addFirstAdmin } from '#server/areas/users/firstAdmin.ts';
import { revokeSessions } from '#server/auth/session/sessions.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';

export const tenantRules = rulesFor(tenant, {
  beforeCreate: async ({ tx, reach }, rows) => {
    const [building] = await tx.query<ValuesOf<typeof tenant>>(
      sql`select time_zone as "timeZone", currency, tax_rate as "taxRate", otp_required as "otpRequired", building_name as "buildingName" from office_centres where id = ${reach.buildingId}`,
    );
    for (const { values } of rows) Object.assign(values, building);
  },
  actions: {
    updateStatus: async ({ reach }, rows) => {
      for (const { values, before } of rows)
        if (values.active !== before.active) values.deactivatedDate = values.active ? null : reach.today;
    },
  },
  afterWrite: async (context, rows) => {
    const { tx, operation } = context;
    if (operation === 'create')
      for (const row of rows) await addFirstAdmin(context, row, { side: 'tenant', buildingId: context.reach.buildingId });
    if (operation !== 'updateStatus') return;
    for (const { record } of rows) if (!record.active) await revokeSessions(tx, { officeCentreId: record.id });
  },
});
