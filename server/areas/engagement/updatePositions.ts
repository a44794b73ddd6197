/** The call that puts questions in another order (002 §7): like saving their page, with the order as the only change. */
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { OptionItem } from '#schemas/kernel/fields/optionList.ts';
import { type Handler, ofLockedRecord } from '#server/engine/areas/areaCalls.ts';
import { recordFor } from '#server/engine/reach/visible.ts';
import { changeRecord } from '#server/engine/write/change.ts';
import { refuseProblems } from '#server/errors/appError.ts';
import { requireKeys } from '#server/errors/requireKeys.ts';
import { inOrderOf } from './questions.ts';

/** `{ ids, version }`: every question once, in its new place. Returns the record. Throws AppError validation, stale. */
export const updatePositions = (declared: Entity): Handler =>
  ofLockedRecord(declared.name, async ({ tx, record, body, ...services }) => {
    const { model, reach } = services;
    const { ids, version } = requireKeys(body, ['ids', 'version']);
    const options = inOrderOf((record.options ?? []) as OptionItem[], ids);
    if (!options) refuseProblems({ ids: { code: 'options.wrong' } });
    const entity = model.entity(declared.name);
    const { after } = await changeRecord(tx, { ...services, entity }, 'updateOptions', record.id, { options, version });
    return recordFor(reach.session, entity, after);
  });
