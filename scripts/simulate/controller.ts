/**
 * A door controller as it would be in a riser, from outside: it knows the product by the protocol alone (`/device/v1`). While it is out of contact it
 * decides by what it has learned, by the same pure function as the server, and keeps what happens; back in contact it sends what it kept.
 */
import { randomUUID } from 'node:crypto';
import { type AccessReason, decide } from '#schemas/access/decide.ts';
import { type DoorState, stateAt } from '#schemas/access/doors/doorStates.ts';
import { momentOf, type Schedule } from '#schemas/access/groups/schedule.ts';
import { CLIENT_KEY } from '#schemas/kernel/calls/keyed.ts';
import { Clock } from '#schemas/kernel/fields/clock.ts';

interface Door {
  uuid: string;
  code: string;
  active: boolean;
  normalState: DoorState;
  firstInDate: string | null;
  states: { scheduleId: number; state: DoorState; firstPersonIn: boolean }[];
  mappings: { accessGroupId: number; scheduleIds: number[] }[];
  lockedDown: { until: string | null } | null;
}
interface Person {
  fullName: string;
  groups: number[];
  extendedTime: boolean;
}
interface Kept {
  eventNo: number;
  eventType: string;
  happenedAt: string;
  doorUuid: string;
  userUuid?: string;
  reason?: AccessReason;
  direction?: 'ENTRY' | 'EXIT';
  extendedTime?: boolean;
}
interface Command {
  uuid: string;
  commandType: 'UNLOCK' | 'LOCKDOWN' | 'SYNC';
  doorUuid: string | null;
}
interface Part {
  key: string;
  data: unknown;
}

/** Events of one batch; more wait for the next one. */
const BATCH = 200;
const HOLD_SECONDS = 20;

export class Controller {
  readonly #url: string;
  readonly #key: string;
  readonly #say: (text: string) => void;
  readonly #bootId = randomUUID();
  readonly #parts = new Map<string, unknown>();
  #version: number | undefined;
  #eventNo = 0;
  #kept: Kept[] = [];
  /** Cut off from the network. */
  isOff = false;
  isOver = false;

  constructor(url: string, key: string, say: (text: string) => void) {
    this.#url = url;
    this.#key = key;
    this.#say = say;
  }

  /** Throws Error with the server's message; in particular while it is cut off. */
  async #ask<T>(method: string, path: string, body?: object): Promise<T> {
    if (this.isOff) throw new Error('out of contact');
    const answer = await fetch(`${this.#url}/api/device/v1${path}`, {
      method,
      headers: { [CLIENT_KEY]: this.#key, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data, message, success } = (await answer.json()) as { data: T; message: string; success: boolean };
    if (!success) throw new Error(`${method} ${path}: ${answer.status} ${message}`);
    return data;
  }

  get doors(): Door[] {
    return [...this.#parts].flatMap(([key, data]) => (key.startsWith('door:') ? [data as Door] : []));
  }
  get people(): [uuid: string, person: Person][] {
    return [...this.#parts].flatMap(([key, data]): [string, Person][] =>
      key.startsWith('person:') ? [[key.slice('person:'.length), data as Person]] : [],
    );
  }
  get waiting(): number {
    return this.#kept.length;
  }

  /** Takes what is new of its configuration. */
  async learn(): Promise<void> {
    const since = this.#version === undefined ? '' : `?since=${this.#version}`;
    const given = await this.#ask<{ version: number; whole: boolean; changed: Part[]; removed: string[] }>(
      'GET',
      `/configuration${since}`,
    );
    if (given.whole) this.#parts.clear();
    for (const { key, data } of given.changed) this.#parts.set(key, data);
    for (const key of given.removed) this.#parts.delete(key);
    this.#version = given.version;
  }

  beat = (): Promise<{ commands: number }> =>
    this.#ask('POST', '/heartbeat', { bootId: this.#bootId, firmware: 'simulated 1.0', sentAt: new Date().toISOString() });

  note(eventType: string, doorUuid: string, over: Partial<Kept> = {}): void {
    this.#eventNo += 1;
    this.#kept.push({ eventNo: this.#eventNo, eventType, happenedAt: new Date().toISOString(), doorUuid, ...over });
  }

  /** Sends what it has kept, the oldest first; what was not acknowledged stays. */
  async send(): Promise<number> {
    let sent = 0;
    while (this.#kept.length) {
      const events = this.#kept.slice(0, BATCH);
      await this.#ask('POST', '/events', { bootId: this.#bootId, events });
      this.#kept = this.#kept.slice(events.length);
      sent += events.length;
    }
    return sent;
  }

  /** What it decides by itself. */
  decideAlone(door: Door, person: Person): { granted: boolean; reason: AccessReason } {
    const { timeZone } = this.#parts.get('building') as { timeZone: string };
    const schedules = (ids: readonly number[]) =>
      ids.flatMap((id): Schedule[] => {
        const known = this.#parts.get(`schedule:${id}`) as (Omit<Schedule, 'holidays'> & { holidays: string[] }) | undefined;
        return known ? [{ ...known, holidays: new Set(known.holidays) }] : [];
      });
    const moment = momentOf(new Clock(timeZone), Date.now());
    const rules = door.states.flatMap(({ scheduleId, ...rule }) =>
      schedules([scheduleId]).map((schedule) => ({ ...rule, schedule })),
    );
    const firstIn = door.firstInDate === null ? null : Date.parse(door.firstInDate);
    const { state } = stateAt({ normal: door.normalState, rules, firstIn }, moment);
    const until = door.lockedDown?.until;
    return decide({
      moment,
      inService: door.active,
      lockedDown: door.lockedDown !== null && (!until || Date.parse(until) > moment.at),
      state,
      withPin: false,
      grants: door.mappings
        .filter(({ accessGroupId }) => person.groups.includes(accessGroupId))
        .map(({ scheduleIds }) => ({ schedules: schedules(scheduleIds) })),
    });
  }

  /** Somebody stands before a door: asked online, where the server notes it, or decided alone. */
  async meet(door: Door, userUuid: string, person: Person, direction: 'ENTRY' | 'EXIT'): Promise<void> {
    const asked = await this.#ask<{ granted: boolean; reason: string }>('POST', '/decisions', {
      doorUuid: door.uuid,
      credentialType: 'USER',
      credential: userUuid,
      direction,
    }).catch(() => undefined);
    const { granted, reason } = asked ?? this.decideAlone(door, person);
    if (!asked)
      this.note(granted ? 'GRANTED' : 'DENIED', door.uuid, {
        userUuid,
        reason: reason as AccessReason,
        direction,
        extendedTime: granted && person.extendedTime,
      });
    this.#say(`${door.code}: ${person.fullName}, ${direction === 'ENTRY' ? 'in' : 'out'}: ${reason}${asked ? '' : ' (alone)'}`);
    if (!granted) return;
    this.note('DOOR_OPENED', door.uuid);
    this.note('DOOR_CLOSED', door.uuid);
  }

  /** Holds a question open for what it should do, until it is over. */
  async obey(): Promise<void> {
    while (!this.isOver)
      try {
        for (const command of await this.#ask<Command[]>('GET', `/commands?wait=${HOLD_SECONDS}`)) await this.#do(command);
      } catch {
        await new Promise((done) => setTimeout(done, 1_000));
      }
  }
  async #do({ uuid, commandType, doorUuid }: Command): Promise<void> {
    this.#say(`told to ${commandType}`);
    if (commandType === 'SYNC') this.#version = undefined;
    if (commandType === 'UNLOCK' && doorUuid) {
      this.note('DOOR_OPENED', doorUuid);
      this.note('DOOR_CLOSED', doorUuid);
    } else await this.learn();
    await this.#ask('PUT', '/commands', { uuid, outcome: 'DONE' });
    await this.send();
  }
}
