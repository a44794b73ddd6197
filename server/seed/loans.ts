/** Loans of the demo data: two counters, what they lend, what is out, late, back or cancelled, and the movements from which the stock follows. */
import { loanItemRequest } from '#schemas/loans/loanItemRequest.ts';
import { loanItemSample, loanLocationSample } from '#schemas/loans/samples.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SeededBuilding } from './centres.ts';
import { insertRows } from './insert.ts';
import type { SeededUser } from './users.ts';
import { type Move, seedWritten, stampedBy, uuidOf } from './written.ts';

const HOUR = 3_600_000;
const PIECES = [12, 3, 2, 4, 6, 5];
/** Which stock, how many pieces, how many hours ago they were lent, for how many hours, and what became of them. */
const STORIES = [
  { stock: 0, pieces: 2, ago: 3, hours: 24, status: 'LOANED' },
  { stock: 1, pieces: 2, ago: 2, hours: 4, status: 'LOANED' },
  { stock: 2, pieces: 1, ago: 30, hours: 8, status: 'LOANED' },
  { stock: 0, pieces: 2, ago: 50, hours: 24, status: 'LOANED' },
  { stock: 3, pieces: 1, ago: 26, hours: 2, status: 'RETURNED' },
  { stock: 4, pieces: 1, ago: 60, hours: 12, status: 'RETURNED' },
  { stock: 0, pieces: 1, ago: 75, hours: 24, status: 'RETURNED' },
  { stock: 4, pieces: 1, ago: 5, hours: 12, status: 'CANCELLED' },
] as const;
/** In minor units, of the samples that have one. */
const depositOf = (sample: object = {}): number | null => ('depositAmount' in sample ? Number(sample.depositAmount) : null);
const codes = ['LBBY', 'PARK'] as const;

export async function seedLoans(
  on: Queryable,
  building: SeededBuilding,
  users: readonly SeededUser[],
  admin: SeededUser,
): Promise<void> {
  const { id: officeCentreId, tenants } = building;
  const people = users.filter(({ centreId, status }) => status === 'ACTIVE' && tenants.some(({ id }) => id === centreId));
  if (!people.length) return;
  const now = Date.now();
  const ago = (hours: number) => new Date(now - hours * HOUR).toISOString();
  const written = { createdDate: ago(400), createdUserId: admin.id, updatedDate: ago(400), updatedUserId: admin.id };
  const locations = await insertRows(
    on,
    'loan_locations',
    loanLocationSample.records.map((sample, index) => ({
      notifiedParties: null,
      ...sample,
      uuid: uuidOf(officeCentreId, index),
      officeCentreId,
      uniqueCode: `C${codes[index]}${officeCentreId}`,
      ...written,
    })),
  );
  const samples = loanItemSample.records;
  const items = await insertRows(
    on,
    'loan_items',
    samples.map((sample, index) => ({
      depositAmount: null,
      ...sample,
      uuid: uuidOf(officeCentreId, index),
      officeCentreId,
      ...written,
    })),
  );
  const placed = PIECES.map((pieces, index) => {
    const item = index % samples.length;
    const mine = STORIES.filter(({ stock, status }) => stock === index && status === 'LOANED');
    const out = mine.reduce((sum, story) => sum + story.pieces, 0);
    return { pieces, item, out, location: index < samples.length ? 0 : 1 };
  });
  const stocks = await insertRows(
    on,
    'location_loan_items',
    placed.map(({ pieces, item, out, location }, index) => ({
      uuid: uuidOf(officeCentreId, index),
      officeCentreId,
      locationId: locations[location],
      loanItemId: items[item],
      itemName: samples[item]?.name,
      totalCount: pieces,
      outCount: out,
      lostCount: 0,
      availableCount: pieces - out,
      active: true,
      ...written,
    })),
  );
  const rows = STORIES.map(({ stock, pieces, ago: since, hours, status }, index) => {
    const place = placed[stock] as (typeof placed)[number];
    const sample = samples[place.item];
    const person = people[(index * 3) % people.length] as SeededUser;
    const at = ago(since);
    const due = ago(since - hours);
    const end = ago(Math.max(0.5, since - hours / 2));
    const deposit = depositOf(sample);
    const isLate = status === 'LOANED' && since > hours;
    return {
      hash: `LDEMO${officeCentreId}X${index}`,
      userId: person.id,
      tenantId: person.centreId,
      locationLoanItemId: stocks[stock],
      locationId: locations[place.location],
      loanItemId: items[place.item],
      itemName: sample?.name,
      quantity: pieces,
      loanDate: at,
      loanUserId: admin.id,
      dueAt: due,
      remindAt: ago(since - hours * 0.75),
      remindedDate: isLate || status !== 'LOANED' ? due : null,
      overdueDate: isLate ? due : null,
      conditionOut: index % 2 ? null : 'As new',
      depositAmount: deposit,
      depositStatus: deposit === null ? 'NONE' : status === 'LOANED' ? 'HELD' : 'RETURNED',
      status,
      ...stampedBy('returned', admin, status === 'RETURNED' ? end : null),
      ...stampedBy('cancelled', admin, status === 'CANCELLED' ? end : null),
      createdDate: at,
      moves: (status === 'LOANED' ? [] : [[status === 'RETURNED' ? 'return' : 'cancel', status, end]]) as Move[],
    };
  });
  const loans = await seedWritten(on, { entity: loanItemRequest, prefix: 'LN', building, by: admin }, rows);
  const moved = (stock: number, createdDate: string, by: { type: string; total?: number; out?: number; loan?: number }) => ({
    officeCentreId,
    locationLoanItemId: stocks[stock],
    loanItemRequestId: by.loan ?? null,
    movementType: by.type,
    quantity: Math.abs(by.total ?? by.out ?? 0),
    totalChange: by.total ?? 0,
    outChange: by.out ?? 0,
    lostChange: 0,
    actorId: admin.id,
    createdDate,
    updatedDate: createdDate,
  });
  await insertRows(on, 'loan_stock_movements', [
    ...placed.map(({ pieces }, stock) => moved(stock, ago(400), { type: 'RESTOCK', total: pieces })),
    ...rows.flatMap((row, index) => {
      const { stock = 0, pieces = 0 } = STORIES[index] ?? {};
      const loan = loans[index];
      const back = row.moves[0]?.[2];
      return [
        moved(stock, row.createdDate, { type: 'LOAN', out: pieces, loan }),
        ...(back ? [moved(stock, back, { type: 'RETURN', out: -pieces, loan })] : []),
      ];
    }),
  ]);
}
