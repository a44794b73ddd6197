/** What a directory asked and was refused, in the report of its company. */
import type { FastifyRequest } from 'fastify';
import type { IdentityReason } from '#schemas/users/identityRefusal.ts';
import { noteRefusal } from '#server/auth/invitations/identityRefusals.ts';
import type { ScimError } from './error.ts';
import type { ScimRequest } from './users.ts';
import { get, isObject } from './values.ts';

/** Somebody who is not found is no refusal: directories ask before they add. */
const REFUSED: ReadonlySet<number> = new Set([400, 403, 409]);

function reasonOf({ reason, scimType, status }: ScimError): IdentityReason {
  if (reason && reason !== 'OFF_HERE') return reason;
  if (scimType === 'invalidFilter') return 'WRONG_FILTER';
  if (scimType === 'uniqueness') return 'TAKEN';
  return status === 400 ? 'WRONG_VALUE' : 'NOT_ALLOWED';
}

/** The name in the body, else the id in the address. */
function subjectOf({ body, params }: FastifyRequest): string | undefined {
  const names = isObject(body) ? [get(body, 'userName'), get(body, 'displayName')] : [];
  return [...names, (params as { id?: string }).id].find((one) => typeof one === 'string') as string | undefined;
}

export async function noteRefused({ db, sync }: ScimRequest, request: FastifyRequest, error: ScimError): Promise<void> {
  if (!REFUSED.has(error.status)) return;
  const { centreId, buildingId } = sync.reach;
  const [, kind = ''] = /\/scim\/v2\/(\w+)/.exec(request.url) ?? [];
  await noteRefusal(db, {
    centreId,
    buildingId,
    source: 'DIRECTORY',
    subject: subjectOf(request),
    asked: `${request.method} ${kind}`,
    reason: reasonOf(error),
    detail: error.message,
  });
}
