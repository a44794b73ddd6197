/**
 * Makes true what a directory says of a person, by the product's own writes: they keep its rules (invitations, last admins),
 * its history and its live news.
 */
import { defaultRole } from '#schemas/kernel/access.ts';
import { normalPhone } from '#schemas/kernel/fields/phoneNumber.ts';
import type { Origin } from '#server/audit/origin.ts';
import type { Config } from '#server/config.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Reach } from '#server/engine/reach.ts';
import type { DomainModel } from '#server/engine/rules.ts';
import { changeRecord, removeRecord } from '#server/engine/write/change.ts';
import { createRecord } from '#server/engine/write/create.ts';
import { type PersonThere, personThere } from './person.ts';

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
  /** The person works elsewhere as well: what the company says of their name is not written. */
  reason?: 'WORKS_ELSEWHERE';
}
export interface Sync {
  config: Config;
  model: DomainModel;
  reach: Reach;
  origin: Origin;
}

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

/** @throws AppError where a rule refuses */
export async function apply(tx: Transaction, sync: Sync, desired: Desired): Promise<Applied> {
  const found = await personThere(tx, desired.username, sync.reach.centreId as number);
  if (!desired.active) return switchOff(tx, sync, found);
  if (found?.isMember) return keep(tx, sync, found, desired);
  if (found?.invitationId) return { did: 'nothing', outcome: 'INVITED' };
  return add(tx, sync, desired);
}

/** Somebody new, or somebody known elsewhere, who is only asked to join. */
async function add(tx: Transaction, sync: Sync, desired: Desired): Promise<Applied> {
  const { side } = sync.reach.session;
  const place = side === 'building' ? { officeCentreId: sync.reach.centreId } : {};
  const body = { ...details(desired), username: desired.username, roleCode: defaultRole, ...place };
  const scope = side === 'building' ? { tenantId: null } : {};
  const made = await createRecord(tx, within(sync, 'users', scope), 'create', body);
  return { did: 'created', outcome: made.id === null ? 'INVITED' : 'MEMBER' };
}

/** A member is switched on again, and gets the directory's details. */
async function keep(tx: Transaction, sync: Sync, found: PersonThere, desired: Desired): Promise<Applied> {
  const people = within(sync, 'users');
  const off = found.status === 'INACTIVE';
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
async function switchOff(tx: Transaction, sync: Sync, found: PersonThere | undefined): Promise<Applied> {
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
