/** What door controllers were given last of their configuration (`server/areas/access/deviceConfig.ts`): the hash of each of its parts. */
import { foreignKey, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { id, now, number } from './columns.ts';

/** Only its name and its key: the table itself is made from the schema. */
const deviceControllers = pgTable('device_controllers', { id: id() });

export const controllerConfigurations = pgTable(
  'controller_configurations',
  {
    deviceControllerId: number('device_controller_id').primaryKey(),
    version: integer('version').notNull(),
    /** That of the controller when it was given: a sync that was asked for since makes it worthless. */
    configVersion: integer('config_version').notNull(),
    hashes: jsonb('hashes').notNull(),
    givenDate: now('given_date'),
  },
  (table) => [
    foreignKey({
      name: 'controller_configurations_device_controller_id_fk',
      columns: [table.deviceControllerId],
      foreignColumns: [deviceControllers.id],
    }).onDelete('cascade'),
  ],
);
