/** The manifests of areas: anything that two areas claim, or none implements, stops the start. */
import { describe, expect, it } from 'vitest';
import { areas } from '#server/areas/index.ts';
import { defineServerArea, type ServerArea } from '#server/engine/areas/area.ts';
import type { AreaCall } from '#server/engine/areas/areaCalls.ts';
import { occupantCalls } from '#server/engine/occupant/calls.ts';
import { audienceCalls } from '#server/engine/reach/audience.ts';
import { unreadCalls } from '#server/engine/reach/unread.ts';
import { mailTemplates } from '#server/mail/template.ts';
import { makeProduct } from '#server/product.ts';

const call = (path: string): AreaCall => ({
  method: 'GET',
  path,
  summary: 'Racks',
  everybody: 'a test',
  reason: 'a test',
  run: async () => null,
});
const racks = (over: Partial<ServerArea>) => defineServerArea({ name: 'racks', ...over });
const compose = (...more: ServerArea[]) => makeProduct({ areas: [...areas, ...more] });

describe('area manifests', () => {
  it('give the product every call, job and mail exactly once', () => {
    const { calls, jobs, model } = makeProduct();
    const handlers = areas.flatMap((area) => Object.values(area.handlers ?? {}).flatMap((one) => Object.keys(one)));
    const generated = [...occupantCalls(model), ...audienceCalls(model), ...unreadCalls(model)];
    expect(calls).toHaveLength(areas.flatMap((area) => area.calls ?? []).length + handlers.length + generated.length);
    expect(calls.every(({ area }) => areas.some(({ name }) => name === area))).toBe(true);
    expect(jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(['mail.send', 'record-list', 'bulk-action']));
    expect(model.rules(model.entity('car-parks')).beforeCreate).toBeTypeOf('function');
    expect(areas.flatMap(({ mails = [] }) => mails).sort()).toEqual([...mailTemplates].sort());
  });

  it.each<[string, Partial<ServerArea>, string]>([
    ['call', { calls: [call('/saved-views')] }, "the call 'GET /saved-views' is claimed by the areas 'system' and 'racks'"],
    [
      'call whose parameter has another name',
      { calls: [call('/users/{userId}/permissions')] },
      "the call 'GET /users/{}/permissions' is claimed by the areas 'users' and 'racks'",
    ],
    [
      'job',
      { jobs: [{ name: 'mail.send', run: async () => {} }] },
      "the job 'mail.send' is claimed by the areas 'mail' and 'racks'",
    ],
    ['rule', { rules: { users: {} } }, "the rules 'users' is claimed by the areas 'users' and 'racks'"],
    ['mail', { mails: ['invitation'] }, "the mail 'invitation' is claimed by the areas 'users' and 'racks'"],
    ['name', { name: 'users' }, "the area 'users' is claimed by the areas 'users' and 'users'"],
  ])('two areas that claim the same %s stop the start, and both are named', (_, over, said) => {
    expect(() => compose(racks(over))).toThrow(said);
  });

  it.each<[string, Partial<ServerArea>, string]>([
    ['rules of', { rules: { racks: {} } }, "the area 'racks' has rules, news or files of 'racks', and no schema declares it"],
    ['files of', { downloads: { racks: {} } }, "the area 'racks' has rules, news or files of 'racks', and no schema declares it"],
  ])('%s an entity that no schema declares stops the start', (_, over, said) => {
    expect(() => compose(racks(over))).toThrow(said);
  });

  it('stop the start if a rule names an action that its entity lacks', () => {
    const others = areas.filter(({ name }) => name !== 'parking');
    const parking = areas.find(({ name }) => name === 'parking') as ServerArea;
    const wrong = { ...parking, rules: { 'car-parks': { actions: { repaint: async () => {} } } } };
    expect(() => makeProduct({ areas: [...others, wrong] })).toThrow(
      "the area 'parking' has a rule of 'repaint', which is no action of 'car-parks'",
    );
  });

  it.each<[string, Partial<ServerArea>, string]>([
    [
      'an answer to what no schema asks',
      { handlers: { users: { riddle: async () => null } } },
      "the area 'racks' answers 'users riddle'",
    ],
    [
      'a second answer',
      { handlers: { users: { permissions: async () => null } } },
      "the call 'GET /users/{}/permissions' is claimed by the areas 'users' and",
    ],
  ])('%s stops the start', (_, over, said) => {
    expect(() => compose(racks(over))).toThrow(said);
  });

  it('a call that a schema declares and no area implements stops the start', () => {
    const silent = areas.map((area) => (area.name === 'tenants' ? { ...area, handlers: {} } : area));
    expect(() => makeProduct({ areas: silent })).toThrow("no area answers 'tenants count'");
  });

  it('stop the start if a call has neither a permission nor a reason', () => {
    const { everybody: _, ...bare } = call('/racks');
    expect(() => compose(racks({ calls: [bare] }))).toThrow("the call 'GET /racks' of the area 'racks' needs a permission");
    expect(() => compose(racks({ calls: [call('/racks')] }))).not.toThrow();
  });

  it('stop the start if no area sends a mail', () => {
    const silent = areas.map((area) => (area.name === 'users' ? { ...area, mails: [] } : area));
    expect(() => makeProduct({ areas: silent })).toThrow("no area sends the mail 'invitation'");
  });
});
