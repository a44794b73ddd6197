/** Texts of a building: which placeholders they may have, what stands for them, and what is said where the building says nothing. */
import { describe, expect, it } from 'vitest';
import { entities, entityOf } from '#schemas/index.ts';
import { fillIn, unknownPlaceholder } from '#schemas/kernel/notices/placeholders.ts';
import { acrossProblem, acrossProblems } from '#schemas/kernel/rules/acrossFields.ts';
import { bodySchema, problemsOf } from '#schemas/kernel/rules/validate.ts';
import { sampleRecord } from '#server/engine/notify/sample.ts';
import { messageSteps, placeholdersOf } from '#server/engine/notify/steps.ts';
import { textsOf } from '#server/engine/notify/texts.ts';
import { sessionOf } from './session.ts';

describe('placeholders', () => {
  it.each([
    ['No %{a} and %{b}', undefined],
    ['100 % of {a}', undefined],
    ['%{moon}', '%{moon}'],
    ['%{a} %{ a }', '%{ a }'],
    ['%{}', '%{}'],
    ['%{a', '%{a'],
    ['%{constructor}', '%{constructor}'],
  ])('of “%s”: %s', (text, unknown) => expect(unknownPlaceholder(text, ['a', 'b'])).toBe(unknown));

  it('are filled in once: a value that looks like one stays text', () => {
    expect(fillIn('%{a}, %{b}, %{toString}', { a: '%{b}', b: '$& %{a}' })).toBe('%{b}, $& %{a}, %{toString}');
  });

  it('that the record lacks are refused by the schema that form and server share', () => {
    const entity = entityOf('message-templates');
    const body = { subject: { en: 'Hello %{actor}', 'zh-Hant': '%{moon}' }, body: { en: '%{actor}' } };
    const problems = (record?: object) =>
      problemsOf(bodySchema(entity, 'write', sessionOf('LANDLORD_ADMIN', 'building'), record as never), body);
    expect(problems({ placeholders: ['actor'] })).toEqual({
      subject: { code: 'placeholder', params: { placeholder: '%{moon}' } },
    });
    expect(problems({ placeholders: ['actor', 'moon'] })).toBeUndefined();
    const check = { field: 'subject', placeholdersOf: 'placeholders' };
    expect(acrossProblem({ ...entity, validate: [check] }, check, { ...body, placeholders: [] })?.code).toBe('placeholder');
    const wrong = { ...entity, validate: [{ field: 'subject', placeholdersOf: 'body' }] };
    expect(acrossProblems(wrong, [], () => [])).toHaveLength(1);
  });
});

describe('what is said', () => {
  const entity = entityOf('service-requests');
  const tell = entity.notifications?.rejected as NonNullable<typeof entity.notifications>[string];
  const reach = { session: { fullName: 'Ann' }, today: '2036-05-04' } as never;
  const about = { entity, reach, operation: 'reject', zone: 'Asia/Hong_Kong' };
  const sample = sampleRecord(entity, tell, '2036-05-04');
  it('is the building’s in each language in which it wrote something, and the product’s in the others', () => {
    const product = textsOf(about, 'rejected', tell, sample);
    const own = {
      subject: { en: 'Sorry: %{referenceNo}' },
      body: { en: 'By %{actor}', 'zh-Hant': '由 %{actor}' },
      sendsMail: true,
    };
    const said = textsOf(about, 'rejected', tell, sample, { own });
    expect(said.title).toEqual({ ...product.title, en: `Sorry: ${sample.referenceNo}` });
    expect(said.message).toEqual({ ...product.message, en: 'By Ann', 'zh-Hant': '由 Ann' });
  });

  it.each(messageSteps(entities).map((step) => [`${step.about}.${step.step}`, step] as const))(
    '%s has a whole preview',
    (_, step) => {
      const of = entityOf(step.about as never) as typeof entity;
      const told = of.notifications?.[step.step] as typeof tell;
      const said = textsOf(
        { ...about, entity: of, operation: told.on[0] as string },
        step.step,
        told,
        sampleRecord(of, told, '2036-05-04'),
      );
      expect(JSON.stringify(said)).not.toMatch(/%\{|undefined|\[object|\[resources/);
      expect(placeholdersOf(of, told)).toEqual(step.placeholders);
    },
  );
});
