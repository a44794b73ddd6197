/** Service request forms (002 §3, §7): what was asked once stays readable; visibility under the specification's own key. */
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { serviceRequestForm } from '#schemas/serviceRequests/serviceRequestForm.ts';
import type { AreaContext } from '#server/engine/areas/areaCalls.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';
import { recordFor } from '#server/engine/reach/visible.ts';
import { changeRecord } from '#server/engine/write/change.ts';
import { keepFormerQuestions } from '../engagement/questionnaires.ts';
import { submitByPerson } from './occupants.ts';

export const formRules = rulesFor(serviceRequestForm, {
  actions: { updateOptions: keepFormerQuestions as never },
  acts: { submit: submitByPerson },
});

/** `{ status, version }`: `status` says whether people see the form. Throws AppError notFound, stale. */
export async function updateVisibleStatus({ params, body, ...services }: AreaContext): Promise<unknown> {
  const { status, version } = body as { status: boolean; version?: number };
  const entity = serviceRequestForm as unknown as Entity;
  return services.db.transaction(async (tx) => {
    const sent = { isVisible: status, ...(version === undefined ? {} : { version }) };
    const { after } = await changeRecord(tx, { ...services, entity }, 'updateVisible', params.uuid, sent);
    return recordFor(services.reach.session, entity, after);
  });
}
