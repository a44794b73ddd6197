/** The PIN of a store: made here, told to who asked for it in this one answer, and kept encrypted (`text({ secret })`). */
import { KEPT_SECRET } from '#schemas/kernel/fields/secret.ts';
import { retailStore } from '#schemas/retail/retailStore.ts';
import { audit } from '#server/audit/audit.ts';
import { sealSecret } from '#server/db/fieldSecrets.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { keyCondition, loadRecord } from '#server/engine/verbs/get.ts';
import { updateRecord } from '#server/engine/write/store.ts';
import { announce } from '#server/live/announce.ts';
import { objectOf, text, whole } from '#server/openapi/values.ts';
import { newPin } from './codes.ts';

/** The one that was valid before is not any more. Throws AppError notFound. */
export const regeneratePin = returning(objectOf({ uniquePin: text, version: whole }), ({ db, model, reach, params, origin }) =>
  db.transaction(async (tx) => {
    const entity = model.entity(retailStore.name);
    const key = keyCondition(entity, params.uuid);
    const before = await loadRecord(tx, model, entity, reach, key, { lock: true, writing: true });
    const uniquePin = newPin();
    await updateRecord(tx, entity, before.id, { uniquePin: await sealSecret(tx, entity, 'uniquePin', before, uniquePin) }, reach);
    const after = await loadRecord(tx, model, entity, reach, key);
    const changes = [{ field: 'uniquePin', from: before.uniquePin ?? null, to: KEPT_SECRET }];
    await audit(tx, { entity, recordId: before.id, action: 'regenerateUniquePin', reach, origin, changes });
    await announce(tx, { model, entity, kind: 'update', records: [before, after], reach });
    return { uniquePin, version: after.version };
  }),
);
