/** The tables as drizzle-kit sees them, and the SQL that leads from one set to another. Used while developing and in tests. */
import type { DrizzleSnapshotJSON } from 'drizzle-kit/api';
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
