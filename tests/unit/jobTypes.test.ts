/** The compiler checks the payload of a job and the fields of its records: `tsc` fails if one of these expectations is wrong. */
import { expect, it } from 'vitest';
import { seasonParkingApplication } from '#schemas/parking/seasonParkingApplication.ts';
import type { Transaction } from '#server/db/database.ts';
import type { RuleContext } from '#server/engine/areas/rules.ts';
import { recordsOf } from '#server/engine/records/readRecords.ts';
import { enqueue, type Job, jobName } from '#server/jobs/queue.ts';

const REMIND = jobName<{ applicationId: number }>('parking-reminder');

it('the payload of a job has the fields that the job reads', () => {
  const job: Job<{ applicationId: number }> = { name: REMIND, run: async ({ applicationId }) => void applicationId.toFixed() };
  // @ts-expect-error The job of that name gets an id.
  const other: Job<{ applicationId: string }> = { name: REMIND, run: async () => undefined };
  const orders = (tx: Transaction) => [
    enqueue(tx, REMIND, { applicationId: 1 }),
    // @ts-expect-error An id is a number.
    enqueue(tx, REMIND, { applicationId: '1' }),
    // @ts-expect-error It is not called that.
    enqueue(tx, REMIND, { id: 1 }),
  ];
  expect([job.name, other.name, orders.length]).toEqual(['parking-reminder', 'parking-reminder', 1]);
});

it('records that a job reads have the fields of their entity', () => {
  const ends = async (context: RuleContext): Promise<string[]> =>
    (await recordsOf(context, seasonParkingApplication, [1])).map(({ endDate }) => endDate);
  const wrong = async (context: RuleContext) =>
    // @ts-expect-error Season parking has no field 'until'.
    (await recordsOf(context, seasonParkingApplication, [1])).map(({ until }) => until);
  expect([ends, wrong]).toHaveLength(2);
});
