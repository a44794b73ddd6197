/**
 * Makes true what a directory says of a person, by the product's own writes: they keep its rules (invitations, last admins),
 * its history and its live news.
 */

import { normalPhone } from '#schemas/kernel/fields/phoneNumber.ts';
import { defaultRole } from '#schemas/kernel/rights/access.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Reach } from '#server/engine/reach/reach.ts';
import { changeRecord, removeRecord } from '#server/engine/write/change.ts';
import { createRecord } from '#server/engine/write/create.ts';
import { type PersonThere, personThere } from './person.ts';
import { rename } from './rename.ts';
import type { Sync } from './syncContext.ts';

export type { Sync } from './syncContext.ts';

export interface Desired {
  username: string;
  fullName: string;
  jobTitle: string | null;
  officeNumber: string | null;
  mobileNumber: string | null;
  active: boolean;
}
export type Did = 'created' | 'changed' | 'switchedOff' | 'nothing';
export interface Applied {
  did: Did;
  outcome: 'MEMBER' | 'INVITED' | 'OFF';
  /** What of it was not done, and why. */
  reason?: 'WORKS_ELSEWHERE' | 'ADDRESS_KEPT' | 'OFF_HERE';
  /** The address of the person here, which need not be the one that the directory says. */
  username: string;
}
/** What is known of a person of the directory before. */
export interface Known {
  /** Of the row. */
  username: string;
  outcome: string;
  /** The directory itself says now that the person is on. Without that, whoever was switched off here stays off. */
  saidOn: boolean;
}
type Result = Omit<Applied, 'username'>;

const within = ({ config, model, reach, origin }: Sync, entity: string, over: Partial<Reach> = {}) => ({
  config,
  model,
  origin,
  entity: model.entity(entity),
  reach: { ...reach, ...over },
});

/** Numbers that the product cannot keep are left out: a directory holds whatever somebody has typed. */
const phone = (number: string | null) => (number && normalPhone(number)) || null;
const details = ({ fullName, jobTitle, officeNumber, mobileNumber }: Desired) => ({
  fullName,
  jobTitle: jobTitle || null,
  officeNumber: phone(officeNumber),
  mobileNumber: phone(mobileNumber),
});

/**
 * @param known undefined for somebody whom the directory has not sent before
 * @throws AppError where a rule refuses
 */
export async function apply(tx: Transaction, sync: Sync, desired: Desired, known?: Known): Promise<Applied> {
  const centreId = sync.reach.centreId as number;
  const username = known?.username ?? desired.username;
  const found = await personThere(tx, username, centreId);
  // Entra ID writes the object's id before the name of somebody who has left: a name that changes with it is left alone.
  if (!desired.active) return { ...(await switchOff(tx, sync, found)), username };
  if (username === desired.username) return { ...(await keepOn(tx, sync, found, desired, known)), username };
  return renamed(tx, sync, found, desired, known as Known);
}

async function keepOn(
  tx: Transaction,
  sync: Sync,
  found: PersonThere | undefined,
  desired: Desired,
  known?: Known,
): Promise<Result> {
  if (found?.isMember) return keep(tx, sync, found, desired, known?.saidOn ?? true);
  if (found?.invitationId) return { did: 'nothing', outcome: 'INVITED' };
  // Somebody whose membership was ended here.
  if (known && !known.saidOn && ['MEMBER', 'OFF'].includes(known.outcome))
    return { did: 'nothing', outcome: 'OFF', reason: 'OFF_HERE' };
  return add(tx, sync, desired);
}

/** Who has never signed in is asked anew at the new address; anybody else keeps the account, and the old address where it cannot move. */
async function renamed(
  tx: Transaction,
  sync: Sync,
  found: PersonThere | undefined,
  desired: Desired,
  known: Known,
): Promise<Applied> {
  const isNew = !found?.isMember || (found.status === 'PENDING' && found.places === 1);
  if (isNew) await switchOff(tx, sync, found);
  if (isNew || (await rename(tx, sync, found, known.username, desired.username))) {
    const now = await personThere(tx, desired.username, sync.reach.centreId as number);
    const { did, ...rest } = await keepOn(tx, sync, now, desired, isNew ? { ...known, outcome: 'INVITED' } : known);
    return { ...rest, did: did === 'nothing' ? 'changed' : did, username: desired.username };
  }
  const kept = await keepOn(tx, sync, found, { ...desired, username: known.username }, known);
  return { ...kept, reason: kept.reason === 'OFF_HERE' ? 'OFF_HERE' : 'ADDRESS_KEPT', username: known.username };
}

/** Somebody new, or somebody known elsewhere, who is only asked to join. */
async function add(tx: Transaction, sync: Sync, desired: Desired): Promise<Result> {
  const { side } = sync.reach.session;
  const place = side === 'building' ? { officeCentreId: sync.reach.centreId } : {};
  const body = { ...details(desired), username: desired.username, roleCode: defaultRole, ...place };
  const scope = side === 'building' ? { tenantId: null } : {};
  const made = await createRecord(tx, within(sync, 'users', scope), 'create', body);
  return { did: 'created', outcome: made.id === null ? 'INVITED' : 'MEMBER' };
}

/** A member is switched on again, and gets the directory's details. */
async function keep(tx: Transaction, sync: Sync, found: PersonThere, desired: Desired, saidOn: boolean): Promise<Result> {
  const people = within(sync, 'users');
  const off = found.status === 'INACTIVE';
  if (off && !saidOn) return { did: 'nothing', outcome: 'OFF', reason: 'OFF_HERE' };
  const version = off ? (await changeRecord(tx, people, 'activate', found.id, {})).after.version : found.version;
  const next = details(desired);
  const isSame = Object.entries(next).every(([name, value]) => found[name as keyof typeof next] === value);
  const did = off ? 'changed' : 'nothing';
  if (isSame) return { did, outcome: 'MEMBER' };
  if (found.places > 1) return { did, outcome: 'MEMBER', reason: 'WORKS_ELSEWHERE' };
  await changeRecord(tx, people, 'update', found.id, { ...next, faceImageId: found.faceImageId, version });
  return { did: 'changed', outcome: 'MEMBER' };
}

/** Whoever works nowhere else is deactivated; of anybody else, and of those who never registered, the membership ends. */
async function switchOff(tx: Transaction, sync: Sync, found: PersonThere | undefined): Promise<Result> {
  const people = within(sync, 'users');
  let did: Did = 'nothing';
  if (found?.invitationId) {
    await changeRecord(tx, within(sync, 'user-invitations'), 'withdraw', found.invitationId, {});
    did = 'switchedOff';
  }
  if (found?.isMember && found.status !== 'INACTIVE') {
    if (found.status === 'ACTIVE' && found.places === 1) await changeRecord(tx, people, 'deactivate', found.id, {});
    else await removeRecord(tx, people, found.id, {});
    did = 'switchedOff';
  }
  return { did, outcome: 'OFF' };
}
