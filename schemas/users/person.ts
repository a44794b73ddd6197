/** What is known of a person (000 §3), whether they are one of the users, still to register, or of the building's own staff. */

import type { Created } from '../kernel/entity/created.ts';
import {
  boolean,
  dateTime,
  email,
  image,
  oneOf,
  phone,
  reference,
  systemCode,
  tags,
  text,
  whether,
} from '../kernel/fields/field.ts';
import { defaultRole, roleCodes, rolesOfRank } from '../kernel/rights/access.ts';
import type { Action } from '../kernel/states/action.ts';

/** @param roles the linking entity whose rows say where the person works, and as what */
export const personFields = (roles: string) => {
  const membership = (take: string) => ({ entity: roles, by: 'user', take });
  return {
    fullName: text({ required: true, max: 120, search: true }),
    /** The e-mail address for signing in. */
    username: email({ required: true, unique: true, search: true, fixed: true }),
    officeNumber: phone(),
    mobileNumber: phone(),
    jobTitle: text({ max: 80 }),
    /** Identifies the person to doors and the concierge. */
    faceImage: image({ readableBy: { permission: 'USER_VIEW' } }),
    officeCentre: reference('centres', {
      required: true,
      onDelete: 'cascade',
      fixed: true,
      writableBy: ['platform', 'building'],
      embed: ['uuid'],
      via: membership('officeCentre'),
    }),
    roleCode: oneOf(roleCodes, { required: true, default: defaultRole, fixed: true, via: membership('roleCode') }),
    personInCharge: boolean({ system: true, via: membership('personInCharge') }),
    status: systemCode('USER_STATUS', { system: true, tones: { ACTIVE: 'success', PENDING: 'warning', INACTIVE: 'neutral' } }),
    accountRegistered: boolean({ default: false, system: true }),
    inviteLastSentDate: dateTime({ system: true }),
    lastSignInDate: dateTime({ system: true }),
  };
};

/** The words by which an office centre finds its people: each has its own for somebody who works in several. */
export const personTags = (roles: string) =>
  tags({ maxItems: 20, suggest: true, via: { entity: roles, by: 'user', take: 'tag' } });

/** Somebody who could sign in, and never has. */
export const neverSignedIn = whether({ status: 'ACTIVE', lastSignInDate: null });

/** What the answer to adding somebody says (000 §3): somebody new is a pending request until they have registered, somebody with an account is asked to join. */
export const personCreated = {
  userCreationType: [{ is: 'REQUEST', when: { status: 'PENDING' } }, { is: 'INVITATION', when: { id: null } }, { is: 'USER' }],
  registerRequestId: { key: 'id', when: { status: 'PENDING' } },
  userId: { key: 'id' },
} as const satisfies Created;

/** Any entity over the rows of people, as rules and tabs read it that serve all of them. */
export interface PersonEntity {
  fields: ReturnType<typeof personFields>;
  actions: object;
}

export const personForm = [
  { section: 'person', fields: ['fullName', 'username', 'jobTitle', 'faceImage'] },
  { section: 'contact', fields: ['officeNumber', 'mobileNumber'] },
  { section: 'role', fields: ['officeCentre', 'roleCode'] },
] as const;

export const personFacts = ['status', 'officeCentre', 'roleCode', 'username', 'mobileNumber', 'lastSignInDate'] as const;

export const personPage = [
  {
    section: 'person',
    fields: [
      'fullName',
      'username',
      'jobTitle',
      'faceImage',
      'status',
      'accountRegistered',
      'inviteLastSentDate',
      'lastSignInDate',
    ],
  },
  { section: 'contact', fields: ['officeNumber', 'mobileNumber'] },
  { section: 'role', fields: ['officeCentre', 'roleCode', 'personInCharge'] },
] as const;

/** What is done to a person, on whichever page: a user, a pending one, the building's own staff. */
export const personActions = {
  activate: {
    call: 'PUT /{id}/activate',
    permission: 'USER_MANAGE',
    moves: { INACTIVE: 'ACTIVE' },
    confirm: 'plain',
    notice: 'userUpdated',
  },
  deactivate: {
    call: 'PUT /{id}/deactivate',
    permission: 'USER_MANAGE',
    moves: { ACTIVE: 'INACTIVE' },
    confirm: 'plain',
    tone: 'danger',
    notice: 'userUpdated',
  },
  setRole: {
    call: 'PUT /{id}/set-role',
    permission: 'USER_MANAGE',
    input: ['roleCode'],
    section: 'role',
    notice: 'userUpdated',
  },
  removeAdmin: {
    call: 'PUT /{id}/remove-admin',
    permission: 'USER_MANAGE',
    when: { roleCode: rolesOfRank('admin') },
    confirm: 'plain',
    tone: 'danger',
    notice: 'userUpdated',
  },
  changePersonInCharge: {
    call: 'PUT /{id}/change-person-in-charge',
    permission: 'USER_MANAGE',
    when: { personInCharge: false },
    confirm: 'plain',
    notice: 'userUpdated',
  },
} as const satisfies Readonly<Record<string, Action>>;
