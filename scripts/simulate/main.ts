/**
 * `npm run simulate -- access`: a building full of people at its doors, played through the protocol of controllers from outside.
 *
 *   --url http://localhost:3000     where the product is
 *   --key KEY                       a controller's key, shown once at /device-controllers/:id; several times for several
 *   --token TOKEN --building ID     instead of keys: installs controllers and doors first, as whoever has that access token
 *   --doors 40                      how many doors are installed
 *   --seconds 60                    how long it goes on; 0: until it is stopped
 *   --pace 500                      milliseconds between two people
 *   --drops 0.2                     the share of controllers that lose the network for a while, and send later what they kept
 */
import { parseArgs } from 'node:util';
import { Controller } from './controller.ts';
import { install } from './install.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    key: { type: 'string', multiple: true, default: [] },
    token: { type: 'string' },
    building: { type: 'string' },
    doors: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '60' },
    pace: { type: 'string', default: '500' },
    drops: { type: 'string', default: '0.2' },
  },
});
const say = (text: string) => void process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const one = <T>(of: readonly T[]): T | undefined => of[Math.floor(Math.random() * of.length)];

if (positionals[0] !== 'access' || !(values.key.length || (values.token && values.building))) {
  console.error(
    'npm run simulate -- access --key KEY [--key KEY …], or --token TOKEN --building ID; scripts/simulate/main.ts has all options',
  );
  process.exit(2);
}
const keys = values.token
  ? (await install(values.url, values.token, Number(values.building), Number(values.doors))).keys
  : values.key;
const controllers = keys.map((key) => new Controller(values.url, key, say));
for (const controller of controllers) {
  await controller.beat();
  await controller.learn();
  void controller.obey();
}
say(`${controllers.length} controllers, ${controllers.flatMap(({ doors }) => doors).length} doors`);

const inside = new Set<string>();
const ends = Number(values.seconds) ? Date.now() + Number(values.seconds) * 1_000 : Number.POSITIVE_INFINITY;
const BEAT_MS = 20_000;
const SEND_MS = 2_000;
let [beaten, sent] = [Date.now(), Date.now()];
while (Date.now() < ends) {
  const controller = one(controllers);
  const door = controller && one(controller.doors);
  const person = controller && one(controller.people);
  if (controller && door && person) {
    const [uuid, who] = person;
    const isIn = inside.has(uuid);
    await controller.meet(door, uuid, who, isIn ? 'EXIT' : 'ENTRY');
    if (isIn) inside.delete(uuid);
    else inside.add(uuid);
  }
  if (Date.now() - sent > SEND_MS) {
    sent = Date.now();
    for (const each of controllers) {
      const wasOff = each.isOff;
      each.isOff = Math.random() < Number(values.drops);
      if (wasOff && !each.isOff) say(`back in contact, ${each.waiting} kept`);
      if (!each.isOff) await each.send().catch(({ message }: Error) => say(message));
    }
  }
  if (Date.now() - beaten > BEAT_MS) {
    beaten = Date.now();
    for (const each of controllers) await each.beat().catch(() => undefined);
  }
  await pause(Number(values.pace));
}
for (const controller of controllers) {
  controller.isOff = false;
  await controller.send();
  controller.isOver = true;
}
say('over: nothing is kept any more');
process.exit(0);
