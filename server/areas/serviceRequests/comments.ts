/** Comments on service requests: who has written them, and for whom they are. */
import { sql } from 'drizzle-orm';
import { serviceRequestComment } from '#schemas/serviceRequests/serviceRequestComment.ts';
import { rulesFor } from '#server/engine/rules.ts';

export const commentRules = rulesFor(serviceRequestComment, {
  beforeCreate: async ({ tx, reach }, rows) => {
    for (const { values } of rows) {
      values.authorId = reach.session.userId || null;
      // Without a company, the scope keeps every company from what is internal.
      const [about] = await tx.query<{ tenantId: number | null }>(
        sql`select tenant_id as "tenantId" from service_requests where id = ${values.serviceRequestId ?? null}`,
      );
      values.tenantId = values.isInternal ? null : (about?.tenantId ?? null);
    }
  },
});
