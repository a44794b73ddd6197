/**
 * Support by the provider for people who cannot sign in (000 §3, §7 Users): a code to read out, a device to be
 * trusted, a new password. Every use is in the person's history and mailed to the person; the provider's own staff are
 * handled by the provider admin only.
 */
import { sql } from 'drizzle-orm';
import { headsProvider } from '#schemas/kernel/rights/access.ts';
import { audit } from '#server/audit/audit.ts';
import { resetLink, sendResetLink } from '#server/auth/password/resetPassword.ts';
import { makeSupportCode } from '#server/auth/signIn/supportCode.ts';
import { devicesOf, removeDevices } from '#server/auth/signIn/trustedDevices.ts';
import type { Transaction } from '#server/db/database.ts';
import type { AreaContext, Handler } from '#server/engine/areas/areaCalls.ts';
import { everywhere, parseId } from '#server/engine/reach/reach.ts';
import { AppError } from '#server/errors/appError.ts';
import { enqueueMail } from '#server/mail/mail.ts';
import { moment, objectOf, orNull, text } from '#server/openapi/values.ts';
import { type Person, personIn, requireMayChange } from './memberships.ts';

type Help = 'generateOtp' | 'generateTrustedDeviceRequest' | 'triggerPasswordReset' | 'removeTrustedDevice';

/** The person of the call, in a transaction with an audit entry and a mail. Throws AppError `notFound`, `forbidden`, `notAllowedNow`. */
const forPerson = <T>(context: AreaContext, action: Help, work: (tx: Transaction, person: Person) => Promise<T>): Promise<T> =>
  context.db.transaction(async (tx) => {
    const { reach, model, origin, params, locale } = context;
    const userId = parseId(params.id);
    if (userId === null) throw new AppError('notFound');
    const { person, memberships } = await personIn(tx, userId, params.officeCentreId === undefined ? everywhere(reach) : reach);
    const [provider] = await tx.query(sql`select 1 from user_roles where user_id = ${userId} and office_centre_id is null`);
    if (provider && !headsProvider(reach.session.roleCodes))
      throw new AppError('forbidden', { messageKey: 'errors.providerAdminOnly' });
    requireMayChange(memberships, reach);
    const result = await work(tx, person);
    await audit(tx, { entity: model.entity('users'), recordId: userId, action, reach, origin, changes: [] });
    // Never the code itself: access to the mailbox alone must not be enough.
    await enqueueMail(tx, {
      to: person.username,
      name: person.fullName,
      template: 'supportGiven',
      params: { by: reach.session.fullName, what: { word: `mail.supportGiven.${action}` } },
      locale,
    });
    return result;
  });

const requireActive = ({ status }: Person): void => {
  if (status !== 'ACTIVE') throw new AppError('notAllowedNow');
};
export const generateOtp: Handler = (context) =>
  forPerson(context, 'generateOtp', async (tx, person) => {
    requireActive(person);
    const { code, generatedDate, expiryDate } = await makeSupportCode(tx, person.id, 'SUPPORT');
    return { otpDisplay: code, otpExpired: expiryDate, otpGenerationTimestamp: generatedDate };
  });

export const generateTrustedDeviceRequest: Handler = (context) =>
  forPerson(context, 'generateTrustedDeviceRequest', async (tx, person) => {
    requireActive(person);
    const { code, expiryDate } = await makeSupportCode(tx, person.id, 'DEVICE');
    return { authenticationCode: code, expiryDate };
  });

export const triggerPasswordReset: Handler = (context) =>
  forPerson(context, 'triggerPasswordReset', async (tx, person) => {
    requireActive(person);
    const { config, locale, reach } = context;
    const token = await sendResetLink(tx, config, { ...person, userId: person.id }, locale, reach.session.userId);
    return { resetLink: resetLink(config, token), token };
  });

export const removeTrustedDevice: Handler = (context) =>
  forPerson(context, 'removeTrustedDevice', async (tx, person) => ({
    removed: await removeDevices(tx, { userId: person.id }),
  }));

export const deviceSchema = objectOf({
  id: text,
  userAgent: orNull(text),
  createdDate: moment,
  lastUsedDate: moment,
  expiryDate: moment,
});
/** The devices that a person trusts. Not from where they were used: that is the person's own. */
export const trustedDevices: Handler = ({ db, reach, params }) =>
  db.transaction(async (tx) => {
    const userId = parseId(params.id);
    if (userId === null) throw new AppError('notFound');
    requireMayChange((await personIn(tx, userId, reach)).memberships, reach);
    const devices = await devicesOf(tx, userId);
    return devices.map(({ id, userAgent, createdDate, lastUsedDate, expiryDate }) => ({
      ...{ id, userAgent, createdDate, lastUsedDate, expiryDate },
    }));
  });
