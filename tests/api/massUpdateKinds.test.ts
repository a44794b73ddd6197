/** A mass update of a test entity: money, choices, lists, rules, uniqueness, closed records. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '#schemas/index.ts';
import type { Cells, UploadResult } from '#schemas/kernel/calls/upload.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { carPark } from '#schemas/parking/carPark.ts';
import { parking } from '#server/areas/parking/index.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';
import { deny } from '#server/engine/calls/refusal.ts';
import { type Api, type Client, startApi } from './harness.ts';

const NAME = 'car-parks';
const changed = entities.map(
  (entity): Entity =>
    entity.name !== NAME
      ? entity
      : {
          ...entity,
          api: { ...entity.api, verbs: { ...entity.api.verbs, update: true } },
          access: { ...entity.access, update: 'CAR_PARK_EDIT' },
          allow: { update: { active: true } },
          uploads: {
            rates: {
              does: 'update',
              key: 'code',
              process: 'POST /process-update-data',
              upload: 'POST /upload-update-data',
              permission: 'CAR_PARK_EDIT',
              page: '/upload/rates',
              columns: ['name', 'carMonthlyRate', 'motorcycleMonthlyRate', 'notifyPartyEmail'],
              notices: { uploaded: 'carParks', failed: 'carParksFailed' },
            },
          },
        },
);
const rules = rulesFor(carPark, {
  beforeUpdate: async (_, rows) => {
    for (const row of rows) {
      const { values, before } = row;
      if (values.name === 'Closed') deny(row, 'notAllowedNow');
      if (values.carMonthlyRate !== before.carMonthlyRate) values.carMonthlyRateUpdatedDate = '2026-01-02T03:04:05.000Z';
    }
  },
});

let api: Api;
let admin: Client;
beforeAll(async () => {
  api = await startApi({ entities: changed, areas: [{ ...parking, rules: { ...parking.rules, [NAME]: rules } }] });
  admin = await api.as('LANDLORD_ADMIN@here');
});
afterAll(() => api.close());

const process = (all: readonly Cells[]) =>
  admin.post<UploadResult>(`/${NAME}/process-update-data`, {
    fileName: 'rates.csv',
    rows: all.map((data, index) => ({ number: index + 2, data })),
  });
const outcome = ({ dataList }: UploadResult) =>
  dataList.map(({ status, problems }) => [
    status,
    Object.entries(problems ?? {})
      .map(([key, { code }]) => `${key} ${code}`)
      .join(),
  ]);
const read = async () => (await admin.get(`/${NAME}/${api.world.here.carParks[0]}`)).data;

it('cells are read as in other uploads; the area’s rule completes the change; the key keeps its spelling', async () => {
  const before = await read();
  const { data } = await process([
    { code: 'here-a', carMonthlyRate: 'S$ 1,250.50', notifyPartyEmail: 'a@x.sg; b@x.sg' },
    { code: 'HERE-B', name: 'Closed to all' },
    { code: 'THERE-A', name: 'Of another building' },
  ]);
  expect(outcome(data)).toEqual([
    ['READY', ''],
    ['REFUSED', 'code notAllowedNow'],
    ['REFUSED', 'code noSuchRecord'],
  ]);
  expect(data.dataList[0]?.changes).toEqual([
    { field: 'notifyPartyEmail', from: null, to: ['a@x.sg', 'b@x.sg'] },
    { field: 'carMonthlyRate', from: null, to: 125050 },
    { field: 'carMonthlyRateUpdatedDate', from: null, to: '2026-01-02T03:04:05.000Z' },
  ]);
  const confirmed = await admin.post<UploadResult>(`/${NAME}/upload-update-data`, { uploadId: data.uploadId });
  expect(confirmed.data).toMatchObject({ uploadedRecords: 1, failedRecords: 2 });
  expect(await read()).toMatchObject({
    ...{ code: 'HERE-A', name: before.name, motorcycleMonthlyRate: before.motorcycleMonthlyRate },
    ...{ carMonthlyRate: 125050, notifyPartyEmail: ['a@x.sg', 'b@x.sg'], version: Number(before.version) + 1 },
    carMonthlyRateUpdatedDate: '2026-01-02T03:04:05.000Z',
  });
});

it('errors from the area’s rule and from the form are reported at their field', async () => {
  expect(outcome((await process([{ code: 'HERE-A', name: 'Closed' }])).data)).toEqual([['REFUSED', 'code notAllowedNow']]);
  expect(outcome((await process([{ code: 'HERE-A', carMonthlyRate: '1.2345' }])).data)).toEqual([
    ['REFUSED', 'carMonthlyRate twoDecimals'],
  ]);
  await api.db.query(sql`update car_parks set name = '' where id = ${api.world.here.carParks[0]}`);
  const { data } = await process([{ code: 'HERE-A', carMonthlyRate: 5 }]);
  expect(outcome(data)).toEqual([['REFUSED', 'name required']]);
  expect(outcome((await process([{ code: 'HERE-A', name: 'Named again' }])).data)).toEqual([['READY', '']]);
});
