/** Helpers for loans: counters, items with stock, loans. */
import { randomUUID } from 'node:crypto';
import { inHours } from '../times.ts';
import { type Api, type Client, must, type StatusRow as Row } from './harness.ts';

export type { StatusRow as Row } from './harness.ts';
export interface Stock extends Row {
  totalCount: number;
  outCount: number;
  lostCount: number;
  availableCount: number;
}
export interface Counter {
  loaned: Row[];
  refused: { index: number; code: string; message: string }[];
}
export const LOANS = '/loan-item-requests';
export const STOCK = '/location-loan-items';

let count = 0;
/** A name that no other test uses. */
export const newName = (what: string): string => {
  count += 1;
  return `${what} ${count}`;
};
export async function openLoans(api: Api) {
  const building = await api.as('LANDLORD_ADMIN@here');
  const keeper = await api.as('LOAN_ITEMS_ADMIN@here');
  const borrower = (name = 'MASTER_ADMIN@here.0') => api.world.people[name]?.userId as number;
  const location = async (over: object = {}) => must(await building.post<Row>('/locations', { name: newName('Lobby'), ...over }));
  const item = async (over: object = {}) =>
    must(await building.post<Row>('/loan-items', { name: newName('Umbrella'), loanHours: 24, ...over }));
  const stock = async (totalCount: number, over: { location?: Row; item?: Row; terms?: object } = {}) => {
    const place = over.location ?? (await location());
    const thing = over.item ?? (await item(over.terms));
    return must(await building.post<Stock>(STOCK, { locationId: place.id, loanItemId: thing.id, totalCount }));
  };
  const now = async ({ uuid }: Row) => must(await building.get<Stock>(`${STOCK}/uuid/${uuid}`));
  const lend = (of: Row, over: object = {}, by: Client = keeper) =>
    by.post<Row>(`${LOANS}/loan`, { userId: borrower(), locationLoanItemId: of.id, quantity: 1, ...over });
  const act = (loan: Row, what: string, body: object = {}, by: Client = keeper) =>
    by.put<Row>(`${LOANS}/uuid/${loan.uuid}/${what}`, body);
  const counter = (userId: number, items: object[], requestKey: string = randomUUID(), by: Client = keeper) =>
    by.post<Counter>(`${LOANS}/counter/lend`, { userId, items, requestKey });
  return { building, keeper, borrower, location, item, stock, now, lend, act, counter };
}
export type LoanDesk = Awaited<ReturnType<typeof openLoans>>;

export { inHours };
