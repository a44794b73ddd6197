/** The call that puts questions in another order (002 §7): like saving their page, with the order as the only change. */
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import type { Answer } from '#server/engine/areas/areaCalls.ts';
import { recordFor } from '#server/engine/reach/visible.ts';
import { keyCondition, loadRecord } from '#server/engine/verbs/get.ts';
import { changeRecord } from '#server/engine/write/change.ts';
import { refuseProblems } from '#server/errors/appError.ts';
import { requireKeys } from '#server/errors/requireKeys.ts';
import { inOrderOf } from './questions.ts';

/** `{ ids, version }`: every question once, in its new place. Returns the record. Throws AppError validation, stale, notFound. */
export const updatePositions =
  (entity: Entity): Answer =>
  ({ params, body, ...services }) =>
    services.db.transaction(async (tx) => {
      const { model, reach } = services;
      const { ids, version } = requireKeys(body, ['ids', 'version']);
      const key = keyCondition(entity, params.uuid);
      const before = await loadRecord(tx, model, entity, reach, key, { lock: true, writing: true });
      const options = inOrderOf((before.options ?? []) as OptionItem[], ids);
      if (!options) refuseProblems({ ids: { code: 'options.wrong' } });
      const context = { ...services, entity };
      const { after } = await changeRecord(tx, context, 'updateOptions', params.uuid, { options, version });
      return recordFor(reach.session, entity, after);
    });
