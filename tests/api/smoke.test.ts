import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from './harness.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
it('works', async () => {
  const admin = await api.as('LANDLORD_ADMIN@here');
  console.log(await admin.get('/auth/info/1'));
  console.log(JSON.stringify(await admin.get('/car-parks')));
  console.log(JSON.stringify(await admin.get('/car-parks/get-status-count')));
  const made = await admin.post('/car-parks', {
    code: 'X1',
    name: 'Basement',
    carMonthlyRate: 25000,
    notifyPartyEmail: ['a@b.sg'],
  });
  console.log(JSON.stringify(made));
  console.log(
    JSON.stringify(await admin.put(`/car-parks/${(made.data as { id: number }).id}/update-pricing`, { carMonthlyRate: 26000 })),
  );
  console.log(JSON.stringify(await admin.get(`/car-parks/${(made.data as { id: number }).id}/history`)));
  console.log(JSON.stringify(await admin.get('/car-parks/drop-down')));
  console.log(JSON.stringify(await admin.get(`/office-centres/${api.world.here.building}/users?limit=20`)).slice(0, 1500));
  const t = await api.as('MASTER_ADMIN@here.0');
  const ap = await t.post('/season-parking-applications/create', {
    vehicleType: 'CAR',
    vehicleCategory: 'PRIVATE',
    vehiclePlateNo: 'SKX1',
    carParkId: api.world.here.carParks[0],
    commencementDate: '2026-01-01',
    endDate: '2027-12-31',
  });
  console.log(JSON.stringify(ap));
  const id = (ap.data as { id: number }).id;
  console.log(JSON.stringify(await admin.put(`/season-parking-applications/${id}/approve`)));
  const rn = await t.post('/season-parking-application-instances/create-renewal', {
    seasonParkingApplicationId: id,
    carParkId: api.world.here.carParks[0],
    commencementDate: '2028-01-01',
    endDate: '2028-12-31',
  });
  console.log(JSON.stringify(rn));
  console.log(JSON.stringify(await admin.put(`/season-parking-application-instances/${(rn.data as { id: number }).id}/approve`)));
  console.log(JSON.stringify(await admin.get('/season-parking-applications/get-status-count')));
  console.log(JSON.stringify(await admin.get(`/season-parking-applications/${id}/history`)));
  console.log(JSON.stringify(await admin.get('/season-parking-applications?page=-1')));
  console.log(JSON.stringify(await admin.get('/nope')), JSON.stringify(await admin.delete('/car-parks')));
  expect(made.status).toBe(201);
});
