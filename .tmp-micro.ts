import { compile } from '#server/db/compile.ts';
import { makeModel } from '#server/engine/model.ts';
import { entities } from '#schemas/index.ts';
import { pageStatement, countStatement } from '#server/engine/verbs/list.ts';
import { parseListQuery } from '#server/engine/listQuery.ts';
import '#server/areas/index.ts';
const model = makeModel(entities); const e = model.entity('season-parking-applications');
const reach = { session: { permissions: [], addOns: [], side: 'building', today: '2026-01-01' }, centreId: 1, buildingId: 1, tenantId: null, today: '2026-01-01' } as never;
for (let k = 0; k < 3; k++) { const t = performance.now(); for (let i = 0; i < 500; i++) { const q = parseListQuery(model, e, { page: '2', status: 'APPROVED' }, reach); compile(pageStatement(model, e, q, reach)); compile(countStatement(model, e, q.conditions, reach)); } console.log(((performance.now() - t) / 500).toFixed(3), 'ms'); }
