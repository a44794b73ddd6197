/** Helpers for aircon extension: a unit with its AHU, a tenant who asks, the building that decides. */
import type { airconExtensionRequest } from '#schemas/aircon/airconExtensionRequest.ts';
import type { airconExtensionRequestInstance } from '#schemas/aircon/airconExtensionRequestInstance.ts';
import type { Paged } from '#schemas/kernel/calls/errors.ts';
import type { RecordOf } from '#schemas/kernel/entity/types.ts';
import { type Answer, type Api, type Client, must } from './harness.ts';

export type Request = RecordOf<typeof airconExtensionRequest>;
export type Instance = RecordOf<typeof airconExtensionRequestInstance>;
export const REQUESTS = '/aircon-extension-requests';
export const runsPath = ({ id }: { id: number }): string => `${REQUESTS}/${id}/aircon-extension-request-instances`;

/** A Saturday; the usual hours end at 13:00, and there are none on the Sunday. */
export const SATURDAY = '2037-06-06';
export const AD_HOC = {
  requestType: 'AD_HOC_ON',
  startDate: SATURDAY,
  startTime: '20:00',
  endDate: SATURDAY,
  endTime: '22:00',
} as const;
/** The first week of June 2037 is Monday the 1st to Sunday the 7th. */
export const RECURRING = {
  requestType: 'RECURRING',
  startDate: '2037-06-01',
  endDate: '2037-06-10',
  recurringDays: ['MONDAY', 'WEDNESDAY'],
  phIncluded: false,
  startTime: '19:00',
  endTime: '21:30',
} as const;

export interface Desk {
  building: Client;
  tenant: Client;
  ahuUnitId: number;
  unitId: number;
  /** An AHU of its own for a test, which serves the tenant's unit. */
  ahu(over?: object): Promise<number>;
  ask(over?: object, by?: Client): Promise<Answer<Request>>;
  asked(over?: object): Promise<Request>;
  approved(over?: object): Promise<Request>;
  decide(record: { id: number }, what: string, body?: object, by?: Client): Promise<Answer<Request>>;
  reload(record: { id: number }): Promise<Request>;
  /** All runs of a request, whatever their status. */
  runs(record: { id: number }, query?: string): Promise<Instance[]>;
}

let ahus = 0;
export async function openAirconDesk(api: Api): Promise<Desk> {
  const [building, tenant] = await Promise.all([api.as('LANDLORD_ADMIN@here'), api.as('MASTER_ADMIN@here.0')]);
  const unitId = api.world.here.unit;
  const ahu = async (over: object = {}) => {
    ahus += 1;
    const body = {
      referenceNo: `T-AHU-${ahus}`,
      name: 'Test',
      floorNo: '3',
      unitIds: [unitId],
      ratePerHour: 6000,
      minimumMinutes: 60,
    };
    return must(await building.post<{ id: number }>('/ahu-units', { ...body, active: true, ...over })).id;
  };
  const ahuUnitId = await ahu();
  const desk: Desk = {
    building,
    tenant,
    ahuUnitId,
    unitId,
    ahu,
    ask: (over = {}, by = tenant) => by.post<Request>(`${REQUESTS}/create`, { unitId, ahuUnitId, ...AD_HOC, ...over }),
    asked: async (over) => must(await desk.ask(over)),
    approved: async (over) => must(await desk.decide(await desk.asked(over), 'approve')),
    decide: ({ id }, what, body = {}, by = building) => by.put<Request>(`${REQUESTS}/${id}/${what}`, body),
    reload: async ({ id }) => must(await building.get<Request>(`${REQUESTS}/${id}`)),
    runs: async (record, query = '?status=') => {
      const all = query === '?status=' ? '?statusArray=UPCOMING,ACTIVE,PENDING_TERMINATION,TERMINATED,COMPLETED' : query;
      return must(await building.get<Paged<Instance>>(`${runsPath(record)}${all}${all ? '&' : '?'}limit=100`)).items;
    },
  };
  return desk;
}
