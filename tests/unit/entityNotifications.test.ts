/** The texts of what people are told use only what they are given, in every language. */
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { translate } from '#i18n/server.ts';
import { entities, entityOf } from '#schemas/index.ts';
import { notificationProblems } from '#schemas/kernel/check/notifications.ts';
import type { Entity } from '#schemas/kernel/entity/entity.ts';
import { COMMON_FACTS, factNames } from '#server/engine/notify/texts.ts';

const all = entities.flatMap((entity) =>
  Object.entries(entity.notifications ?? {}).map(([name, tell]) => ({ entity, name, tell })),
);

describe('the texts of what people are told', () => {
  it.each(all.map((one) => [`${one.entity.name}.${one.name}`, one] as const))('%s', (key, { entity, tell }) => {
    const given = new Set<string>([...factNames(entity, tell), ...COMMON_FACTS]);
    for (const locale of localeCodes) {
      const texts = ['subject', 'body'].map((part) => translate(locale, `notifications.${key}.${part}`));
      for (const text of texts) {
        expect(text, locale).not.toMatch(/^told\./);
        const used = [...text.matchAll(/%\{(\w+)\}/g)].map(([, one]) => one as string);
        expect(
          used.filter((one) => !given.has(one)),
          `${locale}: ${text}`,
        ).toEqual([]);
      }
    }
  });
});

it('a declaration that names what is not there is refused', () => {
  const entity = entityOf('service-requests');
  const byName = new Map(entities.map((one) => [one.name, one]));
  const wrong = (tell: object): string[] =>
    notificationProblems({ ...entity, notifications: { x: tell } } as unknown as Entity, byName);
  expect(notificationProblems(entity, byName)).toEqual([]);
  expect(wrong({ on: ['fly'], to: ['assignee'], kind: 'serviceRequest' })).toEqual(["tells 'x' on 'fly', which never happens"]);
  expect(wrong({ on: ['create'], to: ['status'], kind: 'serviceRequest' })).toHaveLength(1);
  expect(wrong({ on: ['create'], to: [{ of: 'serviceRequestForm', field: 'title' }], kind: 'serviceRequest' })).toHaveLength(1);
  expect(wrong({ on: ['create'], to: [{ setting: 'users', field: 'username' }], kind: 'serviceRequest' })).toHaveLength(1);
  expect(wrong({ on: ['create'], to: ['assignee'], facts: ['moon'], kind: 'serviceRequest' })).toHaveLength(1);
  expect(wrong({ on: ['create'], to: ['assignee'], kind: 'emergency' })).toEqual([
    "tells 'x' as 'emergency', which nobody can turn off",
  ]);
});
