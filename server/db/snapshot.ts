/** The tables as drizzle-kit sees them, and the SQL that migrates one set to another. Used in development and in tests. */
import type { DrizzleSnapshotJSON } from 'drizzle-kit/api';
import { entities as allEntities } from '#schemas/index.ts';
import type { Entity } from '#schemas/kernel/entity.ts';
import { systemTables } from './system.ts';
import { makeTables } from './tables.ts';

export async function snapshotOf(entities: readonly Entity[], previousId?: string): Promise<DrizzleSnapshotJSON> {
  const { generateDrizzleJson } = await import('drizzle-kit/api');
  return generateDrizzleJson({ ...systemTables, ...makeTables(entities).all }, previousId);
}

/** Statements that turn `from` (nothing, when absent) into `to`. */
export async function statementsBetween(from: DrizzleSnapshotJSON | undefined, to: DrizzleSnapshotJSON): Promise<string[]> {
  const { generateDrizzleJson, generateMigration } = await import('drizzle-kit/api');
  return generateMigration(from ?? generateDrizzleJson({}), to);
}

/**
 * The migration that adds these entities to the product's own: a test creates the table of an artificial entity with it
 * (`db.script(await migrationSqlFor([gadget]))`, after `migrate`).
 */
export async function migrationSqlFor(added: readonly Entity[]): Promise<string> {
  return (await statementsBetween(await snapshotOf(allEntities), await snapshotOf([...allEntities, ...added]))).join('\n');
}
