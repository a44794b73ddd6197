/** What a list asks the database, as PostgreSQL plans and runs it: how many statements, and how many rows each step reads. */
import type { SQL } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { compile, type Statement } from '#server/db/statement.ts';
import { reachFor, reachOf } from '#server/engine/reach/reach.ts';
import { listRecords } from '#server/engine/verbs/list.ts';
import type { Api, Client } from './harness.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}
export interface Step {
  /** `Index Scan users_pkey` or `Seq Scan`. */
  how: string;
  table: string;
  read: number;
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
const stepOf = (node: Plan): Step => ({
  how: `${node['Node Type']} ${node['Index Name'] ?? ''}`.trim(),
  table: node['Relation Name'] ?? '',
  read:
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
    node['Actual Loops'],
});

/** The steps of each statement of a list, for a person. */
export async function stepsOfList(
  api: Api,
  client: Client,
  name: string,
  query: Readonly<Record<string, string>>,
): Promise<Step[][]> {
  const statements: Step[][] = [];
  const { model } = api.product;
  const db = {
    ...api.db,
    query: async (statement: SQL | Statement) => {
      const { text, values } = compile(statement);
      const [found] = await api.db.text<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (analyze, format json) ${text}`, values);
      statements.push(nodesOf((found as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan).map(stepOf));
      return api.db.query(statement);
    },
  } as unknown as Database;
  const entity = model.entity(name);
  await listRecords(db, model, entity, query, reachFor(entity, reachOf(await client.session())));
  return statements;
}
