/**
 * The demo data of a first start: three buildings, their tenants, people, events, polls, surveys, ads, articles, documents, the home
 * screen, facilities, holidays, emergency broadcasts, service requests, loading bays, retail stores, privileges, car parks, season parking, permits to work, invoices, rates, terms and
 * conditions.
 */

import { sql } from 'drizzle-orm';
import { hashPassword } from '#server/auth/password/password.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { makeProduct } from '#server/product.ts';
import { ConfigError } from '#server/settings/configError.ts';
import { seedAccess } from './access.ts';
import { seedAccessFloors } from './accessFloors.ts';
import { demoPassword } from './accounts.ts';
import { seedAds } from './ads.ts';
import { seedAircon } from './aircon.ts';
import { seedAnswers } from './answers.ts';
import { seedBookings } from './bookings.ts';
import { seedCarParks } from './carParks.ts';
import { type SeededBuilding, seedCentres } from './centres.ts';
import { seedContent } from './content.ts';
import { countDemoAccounts, markDemo } from './demoMark.ts';
import { seedDirectory } from './directory.ts';
import { seedDocuments } from './documents.ts';
import { seedEmergencies } from './emergencies.ts';
import { seedEvents } from './events.ts';
import { seedFacilities } from './facilities.ts';
import { seedFeedback } from './feedbacks.ts';
import type { SeedStorage } from './files.ts';
import { seedFmForms } from './fmForms.ts';
import { seedGlobalUserGroups } from './globalUserGroups.ts';
import { seedHolidays } from './holidays.ts';
import { seedHotdesks } from './hotdesks.ts';
import { seedInvoices } from './invoices.ts';
import { seedLoadingBays } from './loadingBays.ts';
import { seedLoans } from './loans.ts';
import { seedLocations } from './locations.ts';
import { seedMaintenance } from './maintenance.ts';
import { seedMarketplace } from './marketplace.ts';
import { seedNotifications } from './notifications.ts';
import { seedOrders } from './orders.ts';
import { seedParking } from './parking.ts';
import { seedPrivileges } from './privileges.ts';
import { seedQuestionnaires } from './questionnaires.ts';
import { seedSubscriptions } from './reports.ts';
import { seedRetail } from './retail.ts';
import { seedServiceRequests } from './serviceRequests.ts';
import { seedTerms } from './terms.ts';
import { seedUserGroups } from './userGroups.ts';
import { type SeededUser, seedUsers } from './users.ts';
import { seedVisitors } from './visitors.ts';

export { demoAccounts, demoPassword } from './accounts.ts';

/** An arbitrary number, the same in every process: the lock's holder seeds the empty database. */
const LOCK = 4_127_002;

/** True when there are no people yet. */
export async function isFreshInstallation(on: Queryable): Promise<boolean> {
  const [row] = await on.query<{ filled: boolean }>(
    sql`select exists (select 1 from users) or exists (select 1 from office_centres) as filled`,
  );
  return !row?.filled;
}

const adminOf = (building: SeededBuilding, users: readonly SeededUser[]): SeededUser => {
  const admin = users.find((user) => user.centreId === building.id && user.role === 'LANDLORD_ADMIN');
  if (!admin) throw new Error(`nobody administers ${building.place.building}`);
  return admin;
};

/**
 * Seeds an empty database; does nothing if it contains people. The same dates give the same data. Throws in
 * production: the password of its accounts is in the README.
 */
export async function seedDemo(
  db: Database,
  config?: Pick<Config, 'production'> & Partial<SeedStorage & Pick<Config, 'pinKey'>>,
  { force = false } = {},
): Promise<boolean> {
  const storage = config?.storageDir === undefined ? undefined : { storageDir: config.storageDir, s3: config.s3 };
  if (config?.production && !force)
    throw new Error('Demo data has public passwords and does not go into a production installation.');
  const services = { db, config: readConfig({}), model: makeProduct().model };
  const passwordHash = await hashPassword(demoPassword);
  return db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(${LOCK})`);
    if (!(await isFreshInstallation(tx))) return false;
    const buildings = await seedCentres(tx);
    const users = await seedUsers(tx, buildings, passwordHash);
    await seedAccessFloors(tx);
    for (const building of buildings) {
      const admin = adminOf(building, users);
      await seedUserGroups(tx, building, users);
      await seedDirectory(tx, building, users);
      await seedBookings(tx, services.model, building, await seedFacilities(tx, building, admin), users, admin);
      await seedEvents(tx, building, admin);
      await seedQuestionnaires(tx, building, admin);
      await seedAds(tx, building, admin);
      await seedContent(tx, building, admin);
      if (storage) await seedDocuments(tx, storage, building, users, admin);
      await seedHolidays(tx, building, admin);
      await seedAccess(tx, building, users, admin, { pinKey: config?.pinKey });
      await seedNotifications(tx, services.model, building, admin);
      await seedAnswers(tx, services, building, users, building === buildings[0]);
      await seedEmergencies(tx, building, admin);
      await seedServiceRequests(tx, building, users, admin);
      await seedFeedback(tx, building, users, admin);
      await seedAircon(tx, building, users, admin);
      await seedHotdesks(tx, building, users, admin);
      await seedLoans(tx, building, users, admin);
      await seedLocations(tx, building, users, admin);
      await seedLoadingBays(tx, building, users, admin);
      await seedVisitors(tx, building, users, admin);
      await seedMarketplace(tx, building, users, admin);
      await seedRetail(tx, building, users, admin);
      await seedOrders(tx, building, admin);
      await seedPrivileges(tx, building, users, admin);
      await seedCarParks(tx, building, admin);
      await seedParking(tx, building, users, admin);
      await seedFmForms(tx, building, users, admin);
      await seedInvoices(tx, building, users, admin);
      await seedTerms(tx, building, admin);
      await seedSubscriptions(tx, building, admin);
    }
    await seedGlobalUserGroups(tx, users);
    await seedMaintenance(tx);
    await markDemo(tx);
    return true;
  });
}

/**
 * Demo accounts have a public password. Where others can reach the product, they must have
 * been enabled explicitly; in production they cannot be.
 * @throws ConfigError that says how to remove them
 */
export async function refuseDemo(on: Queryable, config: Pick<Config, 'production' | 'demoAllowed'>): Promise<void> {
  if (config.demoAllowed || !(await countDemoAccounts(on))) return;
  const why = config.production ? 'This is a production installation' : 'Others than this machine can reach this address';
  const otherwise = config.production ? '' : ' To show the demo all the same, start it with SEED=demo.';
  throw new ConfigError(
    `${why}, and the database holds demo accounts, whose password is public. Remove them with: npm run seed -- --remove-demo.${otherwise}`,
  );
}
