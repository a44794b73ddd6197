/**
 * Commands to controllers. A controller holds a question open and is answered as soon as there is something to do; a command that nobody has
 * fetched in time is not done any more.
 */
import { sql } from 'drizzle-orm';
import { type CommandType, commandSeconds } from '#schemas/access/doors/accessCommand.ts';
import { type Database, DatabaseAway, type Queryable, type Transaction } from '#server/db/database.ts';

/** The channel on which processes hear that there is something for a controller: its id. */
const CHANNEL = 'access-commands';

export interface Order {
  buildingId: number;
  deviceControllerId: number;
  doorId: number | null;
  commandType: CommandType;
  reason: string | null;
  userId: number | null;
}

/** Orders commands in the transaction that causes them; their controllers are woken once it commits. */
export async function orderCommands(tx: Transaction, orders: readonly Order[]): Promise<void> {
  if (!orders.length) return;
  await tx.query(sql`
    insert into access_commands (office_centre_id, device_controller_id, door_id, command_type, reason, requested_by_id, created_user_id, updated_user_id,
      status, requested_at, expires_at)
    select o."buildingId", o."deviceControllerId", o."doorId", o."commandType", o.reason, o."userId", o."userId", o."userId", 'PENDING',
      now(), now() + make_interval(secs => o.seconds)
    from jsonb_to_recordset(${JSON.stringify(orders.map((one) => ({ ...one, seconds: commandSeconds[one.commandType] })))}::jsonb)
      as o("buildingId" bigint, "deviceControllerId" bigint, "doorId" bigint, "commandType" text, reason text, "userId" bigint, seconds int)`);
  const woken = [...new Set(orders.map(({ deviceControllerId }) => deviceControllerId))];
  tx.afterCommit((db) => {
    for (const id of woken) void db.notify(CHANNEL, String(id)).catch(() => undefined);
  });
}

export interface Due {
  uuid: string;
  commandType: CommandType;
  doorUuid: string | null;
  doorCode: string | null;
  reason: string | null;
  expiresAt: string;
}
const due = (on: Queryable, controllerId: number): Promise<Due[]> =>
  on.query<Due>(sql`
    select c.uuid, c.command_type as "commandType", d.uuid as "doorUuid", d.code as "doorCode", c.reason, c.expires_at as "expiresAt"
    from access_commands c left join doors d on d.id = c.door_id
    where c.device_controller_id = ${controllerId} and c.status = 'PENDING' and c.expires_at > now() order by c.id limit 100`);

/** Who waits in this process, by controller; one subscription for all of them. */
interface Waiting {
  listening: Promise<unknown>;
  woken: Map<number, Set<() => void>>;
}
const waiting = new WeakMap<Database, Waiting>();
function waitingOn(db: Database): Waiting {
  const known = waiting.get(db);
  if (known) return known;
  const woken: Waiting['woken'] = new Map();
  const wake = (id: number) => {
    for (const each of woken.get(id) ?? []) each();
  };
  const listening = db
    .listen(
      CHANNEL,
      (payload) => wake(Number(payload)),
      () => [...woken.keys()].forEach(wake),
    )
    .catch((error) => {
      waiting.delete(db);
      throw error;
    });
  const made = { listening, woken };
  waiting.set(db, made);
  return made;
}

/** What there is to do now; if nothing, held until there is something, for so many seconds. */
export async function nextCommands(db: Database, controllerId: number, seconds: number): Promise<Due[]> {
  if (!seconds) return due(db, controllerId);
  const { listening, woken } = waitingOn(db);
  await listening;
  let wake: () => void = () => undefined;
  // Before the first look, so that nothing is ordered in between unheard.
  const heard = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const mine = woken.get(controllerId) ?? new Set();
  woken.set(controllerId, mine.add(wake));
  const timer = setTimeout(wake, seconds * 1000);
  timer.unref();
  try {
    const now = await due(db, controllerId);
    if (now.length) return now;
    await heard;
    return await due(db, controllerId).catch((error) => {
      // The process stops meanwhile: the controller asks the next one.
      if (error instanceof DatabaseAway) return [];
      throw error;
    });
  } finally {
    clearTimeout(timer);
    mine.delete(wake);
    if (!mine.size) woken.delete(controllerId);
  }
}
