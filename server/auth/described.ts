/** How the sign-in calls are described: who calls, what comes, and what is refused. */
import { roles, sides } from '#schemas/kernel/rights/access.ts';
import { signInAudiences } from '#schemas/kernel/rights/session.ts';
import type { JsonSchema } from '#server/db/kinds/index.ts';
import { RESPONSES, type Responses, type Returned, responding } from '#server/openapi/responses.ts';
import { any, byKey, flag, listOf, moment, objectOf, orNull, partly, text, textOf, uuid, whole } from '#server/openapi/values.ts';
import { type Body, bodyOf } from './body.ts';

const FAILURES = [400, 401, 403, 404, 409, 413, 415, 422, 429];

interface Description {
  /** What it answers. */
  returns: Returned;
  /** What its body holds. */
  takes?: Body<string, string>;
  /** Only with a token of the portal. */
  signedIn?: boolean;
  refusals?: Responses['refusals'];
  headers?: Readonly<Record<string, JsonSchema>>;
  query?: Readonly<Record<string, JsonSchema>>;
}

/** The schema of a sign-in call. */
export const call = (summary: string, { returns, takes, signedIn, refusals, headers, query }: Description) => ({
  schema: {
    tags: ['auth'],
    summary,
    ...(takes ? { body: takes.schema } : {}),
    ...(headers ? { headers: { type: 'object', properties: headers } } : {}),
    ...(query ? { querystring: { type: 'object', properties: query } } : {}),
    ...(signedIn ? { security: [{ bearer: [] }] } : {}),
    [RESPONSES]: { ...responding(returns, FAILURES)[RESPONSES], refusals },
  },
});

const roleCode = textOf(...Object.keys(roles));
const centreType = textOf('LANDLORD', 'OFFICE', 'TENANT');

/** An access token, and a refresh token that is also set as a cookie. */
export const TOKENS = objectOf({ accessToken: text, accessExpiredAt: moment, refreshToken: text, refreshExpiredAt: moment });
/** A code was mailed. */
export const CODE_SENT = objectOf({ maskedEmail: text, otpUniqueId: uuid, resendAfterSeconds: whole, otpExpiredAt: moment });
/** Either. */
export const SIGNED_IN = {
  anyOf: [
    objectOf({ otpRequired: { const: false }, ...(TOKENS.properties as object) }),
    objectOf({ otpRequired: { const: true }, ...(CODE_SENT.properties as object) }),
  ],
};
/** The password was right and has run out: a token to choose another. */
export const EXPIRED = objectOf({ passwordExpired: flag, passwordResetToken: text });

const centre = objectOf({
  officeCentreId: whole,
  uuid,
  officeCentreType: centreType,
  companyName: text,
  buildingName: text,
  landlordId: orNull(whole),
  timeZone: text,
  currency: text,
});
/** The office centre in which a person works; nothing for the provider's staff until they choose one. */
export const CENTRE = orNull(centre);
/** The session user (000 §3). */
export const USER = partly(
  {
    audience: textOf(...signInAudiences),
    userId: whole,
    userUuid: uuid,
    fullName: text,
    username: text,
    side: textOf(...sides),
    roleCodes: listOf(roleCode),
    permissions: listOf(text),
    addOns: listOf(text),
    services: listOf(text),
    parties: listOf(text),
    officeCentre: CENTRE,
    buildingId: orNull(whole),
    today: { type: 'string', format: 'date' },
    inactivityMinutes: whole,
    providerBuildingId: orNull(whole),
    passwordExpiry: orNull(moment),
    invitations: whole,
    roleNames: listOf(text),
    role: partly({ code: roleCode }, 'code'),
    tenantPermissions: listOf(text),
    passwordLastChangedDate: orNull(moment),
    officeNumber: orNull(text),
    mobileNumber: orNull(text),
    hidPassAssigned: flag,
    officeCentres: listOf(objectOf({ officeCentreId: whole, officeCentreType: centreType, landlordId: orNull(whole) })),
    selectedAuthUserOfficeCentre: CENTRE,
    accessToken: text,
  },
  'audience',
  'services',
  'parties',
);
/** New tokens; with `session=true` the person and their preferences too. */
export const RENEWED = partly(
  { ...(TOKENS.properties as object), session: USER, preferences: byKey(any) },
  'session',
  'preferences',
);
/** Where a person can work. */
export const ACCOUNTS = listOf(
  objectOf({
    officeCentreId: whole,
    uuid,
    officeCentreType: centreType,
    companyName: text,
    buildingName: text,
    address: orNull(text),
    roleCode: orNull(roleCode),
    current: flag,
  }),
);
const device = { id: uuid, current: flag, userAgent: orNull(text), ip: orNull(text), createdDate: moment, lastUsedDate: moment };
export const SESSIONS = listOf(
  objectOf({
    ...device,
    officeCentre: orNull(text),
    method: textOf('PASSWORD', 'CODE', 'SSO'),
    audience: textOf(...signInAudiences),
  }),
);
export const TRUSTED = listOf(objectOf({ ...device, expiryDate: moment }));
export const INVITATIONS = listOf(
  objectOf({ id: whole, officeCentreId: whole, companyName: text, buildingName: text, roleCode, expiryDate: moment }),
);
/** What a mailed link is for, and whom it concerns. */
export const LINK = partly(
  {
    purpose: text,
    maskedEmail: text,
    fullName: orNull(text),
    username: text,
    companyName: text,
    buildingName: text,
    roleCode,
    roleName: text,
    termsVersion: text,
    consentVersion: text,
  },
  'fullName',
  'username',
  'companyName',
  'buildingName',
  'roleCode',
  'roleName',
  'termsVersion',
  'consentVersion',
);

/** Bodies that the portal and the app take alike. */
export const LOGIN = bodyOf({ username: 254, password: 200 });
export const RESEND = bodyOf({ otpUniqueId: 60 });
export const SWITCH = bodyOf({}, {}, { officeCentreId: orNull(whole) });
