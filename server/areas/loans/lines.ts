/** One line of a counter, checked as the form of a loan would be. */
import { withDefaults } from '#schemas/kernel/entity/defaults.ts';
import { loanItemRequest } from '#schemas/loans/loanItemRequest.ts';
import type { Transaction } from '#server/db/database.ts';
import type { AreaContext } from '#server/engine/areas/areaCalls.ts';
import { requireOwner } from '#server/engine/write/create.ts';
import { requireBody } from '#server/engine/write/gates.ts';
import { referenceProblems } from '#server/engine/write/references.ts';
import { formValues } from '#server/engine/write/values.ts';
import { refuseProblems } from '#server/errors/appError.ts';

/** The values to store. Throws AppError validation, centreRequired. */
export async function requireLines(
  tx: Transaction,
  { model, reach }: AreaContext,
  body: object,
): Promise<Record<string, unknown>> {
  const entity = model.entity(loanItemRequest.name);
  requireOwner(entity, reach);
  const given = requireBody(entity, 'create', withDefaults(entity, 'create', body, reach.session), reach);
  const { values } = formValues(entity, 'create', given, reach);
  refuseProblems(await referenceProblems(tx, model, entity, 'create', values, undefined, reach));
  return values;
}
