/** Mail server settings (000 §6): where a server may stand, and a test mail through exactly what is on the form. */
import { bodySchema, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { mailServer } from '#schemas/system/mailServer.ts';
import { type AreaContext, type Handler, returning } from '#server/engine/areas/areaCalls.ts';
import { type ChangedRow, type NewRow, type Rule, rulesFor } from '#server/engine/areas/rules.ts';
import { refuse } from '#server/engine/calls/refusal.ts';
import { readSingleton, singletonHandlers } from '#server/engine/calls/singleton.ts';
import { throttle } from '#server/engine/calls/throttle.ts';
import { isKept } from '#server/engine/write/secrets.ts';
import { formValues } from '#server/engine/write/values.ts';
import { AppError, refuseProblems } from '#server/errors/appError.ts';
import { refusedField } from '#server/mail/destination.ts';
import { failureOf } from '#server/mail/failure.ts';
import { passwordOf, type ServerSettings, storedServer } from '#server/mail/mailServer.ts';
import { sendWaiting } from '#server/mail/queue.ts';
import { sendTest } from '#server/mail/sendTest.ts';
import { objectOf, text } from '#server/openapi/values.ts';

const AWAY = { host: 'mailServer.notAllowed', port: 'mailServer.port' } as const;
/** Refused when it is saved, and again for every connection: what a name stands for is known only then. */
const refuseAway: Rule<NewRow<typeof mailServer> | ChangedRow<typeof mailServer>> = async ({ config }, rows) => {
  for (const row of rows) {
    const { host, port } = row.values;
    const field = host && port ? refusedField({ host, port }, config.mailNetworks) : undefined;
    if (field) refuse(row, field, AWAY[field]);
  }
};
export const mailServerRules = rulesFor(mailServer, {
  beforeCreate: refuseAway,
  beforeUpdate: refuseAway,
  // Other settings have not failed yet: what waits is tried with them.
  afterWrite: async ({ tx }, rows) => {
    for (const { record } of rows) await sendWaiting(tx, record.id);
  },
});

/** What the form says, with the stored password where the form means that one. Throws AppError validation. */
async function settingsOf({ db, model, config, reach, body }: AreaContext): Promise<ServerSettings> {
  const entity = model.entity(mailServer.name);
  const given = { ...(body as Record<string, unknown>), enabled: true };
  refuseProblems(problemsOf(bodySchema(entity, 'update', reach.session), given) ?? {});
  const values = formValues(entity, 'update', given, reach).values as unknown as ServerSettings;
  const field = refusedField(values, config.mailNetworks);
  if (field) throw new AppError('validation', { fields: { [field]: { code: AWAY[field] } } });
  const record = await readSingleton(db, model, entity, reach);
  const before = record.id === null ? undefined : { ...record, officeCentreId: reach.buildingId };
  if (!isKept(entity, 'password', { officeCentreId: reach.buildingId, ...values }, before)) return values;
  const stored = await storedServer(db, reach.buildingId);
  return { ...values, password: stored ? await passwordOf(db, stored) : null };
}

/** Sent at once and to nobody else than the person: an answer, not a mail of the queue. */
const test: Handler = async (context) => {
  const { db, config, reach, locale } = context;
  const settings = await settingsOf(context);
  await throttle(db, 'testMail', reach);
  const { username, fullName } = reach.session;
  try {
    await sendTest(db, settings, config, { to: username, name: fullName, locale, buildingId: reach.buildingId });
  } catch (error) {
    const { reason, field, answer } = failureOf(error);
    const params = { answer: answer && ` (${answer})` };
    throw new AppError('validation', { fields: { [field]: { code: `mailServer.${reason}`, params } } });
  }
  return { to: username };
};

export const mailServerHandlers = { ...singletonHandlers(mailServer), test: returning(objectOf({ to: text }), test) };
