/** Helpers for season parking: a tenant applies, the building decides. */
import { sql } from 'drizzle-orm';
import type { RecordOf } from '#schemas/kernel/entity/types.ts';
import { dayAfter } from '#schemas/kernel/fields/days.ts';
import type { seasonParkingApplication } from '#schemas/parking/seasonParkingApplication.ts';
import type { seasonParkingInstance } from '#schemas/parking/seasonParkingInstance.ts';
import { DAY } from '../times.ts';
import { type Answer, type Api, type Client, must } from './harness.ts';

export type Application = RecordOf<typeof seasonParkingApplication>;
export type Instance = RecordOf<typeof seasonParkingInstance>;

export const APPLICATIONS = '/season-parking-applications';
export const INSTANCES = '/season-parking-application-instances';
/** The UTC date so many days from now. */
export const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

let plates = 100;
/** A plate number that no other test uses. */
export function newPlate(): string {
  plates += 1;
  return `SGX ${plates}`;
}

export interface Entry {
  action: string;
  changes: { field: string; from: unknown; to: unknown }[];
}
export interface Desk {
  building: Client;
  tenant: Client;
  /** The body of a tenant's application; `over` overrides values. */
  form(over?: object): Record<string, unknown>;
  apply(over?: object): Promise<Application>;
  approved(over?: object): Promise<Application>;
  renewal(application: Application, over?: object): Promise<Answer<Instance>>;
  change(application: Application, over?: object): Promise<Answer<Instance>>;
  reload(application: Application): Promise<Application>;
  /** Approves, rejects, terminates …; as the building unless another client is given. */
  decide(
    path: string,
    record: { id: number },
    what: string,
    body?: object,
    who?: Client,
  ): Promise<Answer<Application & Instance>>;
  historyOf(path: string, record: { id: number }): Promise<Entry[]>;
  /** Mails since the last call, as `address: subject`. */
  mails(): Promise<string[]>;
}

export async function openDesk(api: Api): Promise<Desk> {
  const { here } = api.world;
  const [building, tenant] = await Promise.all([api.as('LANDLORD_ADMIN@here'), api.as('MASTER_ADMIN@here.0')]);
  let lastMail = 0;
  const desk: Desk = {
    building,
    tenant,
    form: (over = {}) => ({
      vehicleType: 'CAR',
      vehicleCategory: 'PRIVATE',
      vehiclePlateNo: newPlate(),
      carParkId: here.carParks[0],
      commencementDate: inDays(-30),
      endDate: inDays(300),
      ...over,
    }),
    apply: async (over) => must(await tenant.post<Application>(`${APPLICATIONS}/create`, desk.form(over))),
    approved: async (over) => {
      const { id } = await desk.apply(over);
      return must(await building.put<Application>(`${APPLICATIONS}/${id}/approve`));
    },
    renewal: ({ id, endDate }, over = {}) =>
      tenant.post<Instance>(`${INSTANCES}/create-renewal`, {
        seasonParkingApplicationId: id,
        carParkId: here.carParks[0],
        commencementDate: dayAfter(endDate),
        endDate: inDays(600),
        ...over,
      }),
    change: ({ id }, over = {}) =>
      tenant.post<Instance>(`${INSTANCES}/create-change-of-vehicle`, {
        seasonParkingApplicationId: id,
        vehicleType: 'MOTORCYCLE',
        vehicleCategory: 'ELECTRIC',
        vehiclePlateNo: newPlate(),
        vehicleMake: 'Gogoro',
        ...over,
      }),
    reload: async ({ id }) => must(await building.get<Application>(`${APPLICATIONS}/${id}`)),
    decide: (path, { id }, what, body = {}, who = building) => who.put<Application & Instance>(`${path}/${id}/${what}`, body),
    historyOf: async (path, { id }) => must(await building.get<{ items: Entry[] }>(`${path}/${id}/history`)).items,
    mails: async () => {
      const rows = await api.db.query<{ id: number; to: string; subject: string }>(
        sql`select id, to_address as "to", subject from mails where id > ${lastMail} order by id`,
      );
      lastMail = rows.at(-1)?.id ?? lastMail;
      return rows.map(({ to, subject }) => `${to}: ${subject}`);
    },
  };
  return desk;
}
