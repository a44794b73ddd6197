/** The stock of loans: the last pieces under many hands, and numbers that agree with what is counted after any sequence. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { makeAuth } from '#server/auth/session/auth.ts';
import { createSession } from '#server/auth/session/sessions.ts';
import type { Database } from '#server/db/database.ts';
import { testServer } from './database.ts';
import { type Api, type Client, clientOf, must, startApi } from './harness.ts';
import { LOANS, type LoanDesk, openLoans, type Row, STOCK, type Stock } from './loanDesk.ts';

/** Two counters meet on a server; the embedded database takes one after the other. */
const TURNS = testServer ? 1_000 : 200;

let api: Api;
let desk: LoanDesk;
let secondDb: Database;
let second: FastifyInstance;
beforeAll(async () => {
  api = await startApi();
  desk = await openLoans(api);
  // On PostgreSQL a separate connection pool; the embedded database allows one process, which then acts as both.
  secondDb = (await api.database.another?.()) ?? api.db;
  second = await buildApp({ db: secondDb, config: api.config });
  await second.ready();
});
afterAll(async () => {
  await second.close();
  await api.close();
});

/** A concierge at a counter of each process. */
async function counters(): Promise<[Client, Client]> {
  const { userId, officeCentreId } = api.world.people['CONCIERGE@here'] as { userId: number; officeCentreId: number };
  const { sessionId } = await createSession(api.db, userId, officeCentreId);
  const auth = makeAuth({ db: api.db, config: api.config });
  const { accessToken } = await auth.tokens.issue(sessionId, userId);
  await auth.close();
  return [clientOf(api.app, accessToken), clientOf(second, accessToken)];
}

/** What the rows say, counted anew: from movements, and from loans. */
async function counted({ id }: Row) {
  const [row] = await api.db.query<Record<string, number>>(sql`
    select coalesce(sum(total_change), 0)::int as "totalCount", coalesce(sum(out_change), 0)::int as "outCount",
      coalesce(sum(lost_change), 0)::int as "lostCount", coalesce(sum(total_change - out_change - lost_change), 0)::int as "availableCount"
    from loan_stock_movements where location_loan_item_id = ${id}`);
  const [loans] = await api.db.query<{ out: number }>(
    sql`select coalesce(sum(quantity - coalesce(returned_quantity, 0)), 0)::int as out from loan_item_requests where location_loan_item_id = ${id} and status = 'LOANED'`,
  );
  return { numbers: row, out: loans?.out };
}
const numbersOf = ({ totalCount, outCount, lostCount, availableCount }: Stock) => ({
  totalCount,
  outCount,
  lostCount,
  availableCount,
});

it('of 200 loans of the last three pieces at two processes, three go; the others hear why', async () => {
  const stock = await desk.stock(3);
  const [first, other] = await counters();
  const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => desk.lend(stock, {}, index % 2 ? first : other)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  const place = (stock.location as { label: string }).label;
  const sentence = `No piece of “${stock.itemName}” is left at ${place}. MASTER_ADMIN@here.0 has it.`;
  const refused = answers.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ status, message }) => `${status} ${message}`))).toEqual(new Set([`409 ${sentence}`]));
  expect(numbersOf(await desk.now(stock))).toEqual({ totalCount: 3, outCount: 3, lostCount: 0, availableCount: 0 });
  expect(await counted(stock)).toEqual({ numbers: numbersOf(await desk.now(stock)), out: 3 });
});

it('of several returns of one loan, one counts', async () => {
  const stock = await desk.stock(1);
  const loan = must(await desk.lend(stock));
  const [first, other] = await counters();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => desk.act(loan, index % 2 ? 'return' : 'cancel', {}, index % 3 ? first : other)),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(numbersOf(await desk.now(stock))).toEqual({ totalCount: 1, outCount: 0, lostCount: 0, availableCount: 1 });
});

it(`after ${TURNS} random loans, returns, losses and restocks, at two counters, the numbers agree with the rows`, async () => {
  // The same sequence in every run.
  let seed = 20_261_127;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const stocks = [await desk.stock(4), await desk.stock(0), await desk.stock(9)];
  const clients = await counters();
  const building = desk.building;
  const out: Row[] = [];
  const step = async (turn: number) => {
    const stock = stocks[random(stocks.length)] as Stock;
    const by = clients[turn % 2] as Client;
    const quantity = 1 + random(3);
    const hand = (what: string) => building.put(`${STOCK}/uuid/${stock.uuid}/${what}`, { quantity });
    const loan = out.length ? out[random(out.length)] : undefined;
    const what = random(10);
    if (what < 4) {
      const answer = await desk.lend(stock, { quantity }, by);
      if (answer.success) out.push(answer.data);
      return answer.status;
    }
    if (what < 6 && loan) return (await desk.act(loan, 'return', { lostQuantity: random(2) }, by)).status;
    if (what === 6 && loan)
      return (await (random(2) ? desk.act(loan, 'cancel', {}, by) : desk.act(loan, 'return-some', { pieces: 1 }, by))).status;
    if (what === 7 && loan) {
      const body = { userId: desk.borrower(), locationLoanItemId: stock.id, quantity };
      const { version } = must(await building.get<Row>(`${LOANS}/${loan.id}`));
      return (await by.put(`${LOANS}/${loan.id}/loan`, { ...body, version })).status;
    }
    return (await hand(['restock', 'withdraw', 'mark-lost', 'mark-found'][random(4)] as string)).status;
  };
  const statuses = new Set<number>();
  for (let turn = 0; turn < TURNS; turn += 4)
    for (const status of await Promise.all([0, 1, 2, 3].map((more) => step(turn + more)))) statuses.add(status);
  expect([...statuses].every((status) => [200, 201, 409, 422].includes(status))).toBe(true);
  for (const stock of stocks) {
    const now = numbersOf(await desk.now(stock));
    const { numbers, out: lent } = await counted(stock);
    expect(now).toEqual(numbers);
    expect([lent, now.totalCount - now.outCount - now.lostCount]).toEqual([now.outCount, now.availableCount]);
    expect(Math.min(...Object.values(now))).toBeGreaterThanOrEqual(0);
  }
}, 120_000);
