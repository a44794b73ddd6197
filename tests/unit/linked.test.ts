/** What the boot check says of links without an account, and of those whom a person brings along; their pages are public. */
import { expect, it } from 'vitest';
import { activityEvent } from '#schemas/events/activityEvent.ts';
import { activityEventParticipant } from '#schemas/events/activityEventParticipant.ts';
import { fmForm } from '#schemas/fmForms/fmForm.ts';
import { entities } from '#schemas/index.ts';
import { type Linked, linkedPages, type TokenLink } from '#schemas/kernel/calls/linked.ts';
import type { Occupant } from '#schemas/kernel/calls/occupant.ts';
import { checkSchemas } from '#schemas/kernel/check/schemas.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import type { Field } from '#schemas/kernel/fields/field.ts';
import { publicPathOf, publicPaths, whenSignedIn } from '#src/routes.ts';

const guests = activityEventParticipant as unknown as Entity;
const events = activityEvent as unknown as Entity & { occupant: Occupant };
const linked = guests.linked as Linked;
const checkProblems = (changed: Entity, parts: Partial<Entity>) =>
  checkSchemas(entities.map((one) => (one.name === changed.name ? { ...changed, ...parts } : one)));

it('the pages of a link are in the public route table, for everybody (R-0035, R-0040, R-0788)', () => {
  expect(linkedPages(linked)).toEqual([
    '/event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/register',
    '/event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/checkin',
    '/event-guest/:activityEventBookingUuid/:activityEventParticipantUuid/feedback',
    '/event-guest/invalid',
  ]);
  for (const page of entities.flatMap((entity) => (entity.linked ? linkedPages(entity.linked) : []))) {
    expect(publicPaths).toContain(page);
    expect(publicPathOf(page.replace(/:\w+/g, 'b'))).toBe(page);
    expect(publicPathOf(page) && whenSignedIn(publicPathOf(page) as never)).toBe('none');
  }
});

it('finds a link without its parameters, without a reference, and with calls that are the same', () => {
  const calls = { read: { call: 'GET', summary: 'Reads' }, again: { call: 'GET', summary: 'Reads again' } };
  expect(checkProblems(guests, { linked: { ...linked, path: '/event-guest/{one}', of: 'status', calls } })).toEqual(
    expect.arrayContaining([
      `${guests.name}: link: '/event-guest/{one}' has other parameters than 'activityEventParticipantUuid' and 'activityEventBookingUuid'`,
      `${guests.name}: link: 'status' is no reference`,
      `${guests.name}: link: two calls are the same`,
    ]),
  );
  const wrong = { read: { call: 'GET', summary: 'Reads', body: guests.fields } } as Linked['calls'];
  expect(checkProblems(guests, { linked: { ...linked, calls: wrong } })).toEqual([
    `${guests.name}: link: 'read' reads and has a body`,
  ]);
});

it('finds a link by a token whose hash the record cannot keep (R-0037)', () => {
  const permits = fmForm as unknown as Entity;
  const own = permits.linked as TokenLink;
  expect(linkedPages(own)).toEqual([
    '/contractor-form/:token',
    '/contractor-form/submitted',
    '/contractor-form/expired',
    '/contractor-form/invalid',
  ]);
  const odd = { ...own, path: '/contractor-form/{token}/{other}', kept: 'floorNo', until: 'workEndDate' };
  expect(
    checkProblems(permits, { linked: { ...odd, calls: { up: { call: 'PUT /up', summary: 'Sends', takesFile: ['name'] } } } }),
  ).toEqual(
    expect.arrayContaining([
      "fm-forms: link: '/contractor-form/{token}/{other}' has other parameters than 'token'",
      "fm-forms: link: 'floorNo' cannot keep the hash of a token",
      "fm-forms: link: 'workEndDate' is no instant of the server",
      "fm-forms: link: 'PUT' is not allowed",
    ]),
  );
});

it('finds a hash of a link, or another field for the server alone, that an answer could show', () => {
  const permits = fmForm as unknown as Entity;
  const { internal: _, ...open } = permits.fields.token as Field;
  expect(checkProblems(permits, { fields: { ...permits.fields, token: open as Field } })).toContain(
    "fm-forms: link: 'token' cannot keep the hash of a token",
  );
  const shown = "fm-forms: 'token' is for the server alone, and is shown, searched or sent";
  expect(checkProblems(permits, { facts: [...permits.facts, 'token'] })).toContain(shown);
  expect(checkProblems(permits, { list: { ...permits.list, sortable: ['token'] } })).toContain(shown);
  const documents = entities.find(({ name }) => name === 'fm-form-documents') as Entity;
  const fmFormOf = { ...documents.fields.fmForm, embed: ['token'] } as Field;
  expect(checkProblems(documents, { fields: { ...documents.fields, fmForm: fmFormOf } })).toContain(
    "fm-form-documents: 'fmForm' shows what is for the server alone",
  );
});

it('finds people whom nobody brings, or who are not told apart', () => {
  const { signUp } = events.occupant.acts;
  const brings = { ...signUp?.makes?.brings, host: 'user', once: 'guestMobile', key: 'activityEventTimeSlot' };
  const acts = { ...events.occupant.acts, signUp: { ...signUp, makes: { ...signUp?.makes, brings } } };
  expect(checkProblems(events, { occupant: { ...events.occupant, acts } as Occupant })).toEqual([
    "activity-events: act 'signUp' of occupants: 'user' does not point to who brings somebody",
    "activity-events: act 'signUp' of occupants: 'guestMobile' is not filled in for those whom a person brings",
    "activity-events: act 'signUp' of occupants: 'activityEventTimeSlot' is an input already",
  ]);
});
