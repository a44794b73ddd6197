/** Comments on service requests: who has written them, and for whom they are. */
import { sql } from 'drizzle-orm';
import { serviceRequestComment } from '#schemas/serviceRequests/serviceRequestComment.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';

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
  recipients: {
    /** Who takes part in the request; what is internal is for the building's people alone. */
    readers: async ({ tx }, { serviceRequestId, isInternal }) => {
      const people = await tx.query<{ id: number }>(sql`
        select u.id from service_requests s join users u on u.id = any(array[s.requester_id, s.assignee_id] || coalesce(s.watchers_ids, '{}'))
        where s.id = ${serviceRequestId} and (not ${isInternal ?? false} or exists (
          select 1 from user_roles r where r.user_id = u.id and r.office_centre_id = s.office_centre_id and r.active))`);
      return { userIds: people.map(({ id }) => id) };
    },
  },
});
