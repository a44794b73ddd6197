/** Cross-field validation (`validate`) works in the API and in an upload, with the schema that the form uses. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import type { UploadResult } from '#schemas/kernel/calls/upload.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { type Api, type Client, startApi } from './harness.ts';
import { openDesk } from './parkingDesk.ts';

const NAME = 'car-parks';
const changed = entities.map(
  (entity): Entity =>
    entity.name === NAME ? { ...entity, validate: [{ field: 'motorcycleMonthlyRate', lte: 'carMonthlyRate' }] } : entity,
);
let api: Api;
let admin: Client;
beforeAll(async () => {
  api = await startApi({ entities: changed });
  admin = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());

it('a call is rejected with the field and its message', async () => {
  const body = { code: 'AF-1', name: 'Across', carMonthlyRate: 100, motorcycleMonthlyRate: 101 };
  const refused = await admin.post(`/${NAME}`, body);
  expect(refused).toMatchObject({
    status: 422,
    errors: {
      motorcycleMonthlyRate: { code: 'notMore', message: expect.stringMatching(/must not be more than Monthly rate, car/) },
    },
  });
  expect((await admin.post(`/${NAME}`, { ...body, motorcycleMonthlyRate: 100 })).status).toBe(201);
});

it('season parking does not end before it begins, in a create and in an update', async () => {
  const desk = await openDesk(api);
  const wrong = { commencementDate: '2031-06-05', endDate: '2031-06-04' };
  const refused = await desk.tenant.post('/season-parking-applications/create', desk.form(wrong));
  const problem = { endDate: { code: 'notBefore', message: 'End date must not be before Commencement date' } };
  expect(refused).toMatchObject({ status: 422, errors: problem });
  const made = await desk.apply({ ...wrong, endDate: '2031-06-05' });
  const corrected = { ...desk.form({ ...wrong, vehiclePlateNo: made.vehiclePlateNo }), version: made.version };
  expect(await desk.tenant.put(`/season-parking-applications/${made.id}/update`, corrected)).toMatchObject({
    status: 422,
    errors: problem,
  });
  const renewal = await desk.renewal(await desk.approved(), { endDate: '2020-01-01' });
  expect(renewal).toMatchObject({ status: 422, errors: problem });
});

it('a row of a file is rejected with the same message', async () => {
  const row = (code: string, motorcycleMonthlyRate: number) => ({ code, name: code, carMonthlyRate: 1, motorcycleMonthlyRate });
  const { data } = await admin.post<UploadResult>(`/${NAME}/process-data`, {
    fileName: 'rates.csv',
    rows: [row('AF-2', 2), row('AF-3', 1)].map((one, index) => ({ number: index + 2, data: one })),
  });
  expect(data.dataList.map(({ status, problems }) => [status, problems?.motorcycleMonthlyRate?.code])).toEqual([
    ['REFUSED', 'notMore'],
    ['READY', undefined],
  ]);
});
