/** The generated views use each kind of slot of an area's manifest; everything else is generated. */
import type { RaRecord } from 'ra-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Slots } from '#resources/area.ts';
import { mayWrite } from '#resources/generate/available.ts';
import { ColumnValue } from '#resources/generate/ColumnValue.tsx';
import EntityPage from '#resources/generate/EntityPage.tsx';
import { FieldInput } from '#resources/generate/form/FieldInput.tsx';
import { RecordAside } from '#resources/generate/RecordAside.tsx';
import { RecordContent } from '#resources/generate/show/RecordContent.tsx';
import { offeredValues } from '#resources/generate/upload/offered.ts';
import { defineEntity, type Entity } from '#schemas/kernel/entity/entity.ts';
import { type Field, oneOf, text } from '#schemas/kernel/fields/field.ts';
import { there } from '#schemas/kernel/loadedOnce.ts';
import { sessionOf } from '#tests/unit/session.ts';

const made = defineEntity({
  name: 'made',
  area: 'made',
  doc: 'Something made up.',
  title: '{label}',
  api: { path: '/made', verbs: { list: true, get: true, update: true } },
  pages: { list: '/made', show: '/made/:id', edit: '/made/:id/edit' },
  scope: {},
  access: { list: 'CAR_PARK_LIST', get: 'CAR_PARK_LIST', update: 'CAR_PARK_EDIT' },
  fields: { label: text(), other: text(), kind: oneOf(['A', 'B']) },
  list: { columns: ['label', 'other'] },
  form: [{ section: 'all', fields: ['label', 'other'] }],
}) as unknown as Entity;

const slots = vi.hoisted(() => {
  // Files share their modules: one that another file has loaded already would keep the real slots.
  vi.resetModules();
  return { made: {} as Slots };
});
afterAll(() => void vi.resetModules());
vi.mock('#resources/areas.ts', () => ({ slotsOf: (name: string) => (name === 'made' ? slots.made : {}), screenComponents: {} }));
vi.mock('#authProvider/useSession.ts', () => ({ useSession: () => session, useMaybeSession: () => session }));
vi.mock('#resources/generate/useEntity.ts', () => ({ useEntity: () => made }));
vi.mock('#dataProvider/schemas.ts', () => ({ loadEntity: () => there(made) }));
vi.mock('#resources/generate/useRelated.ts', () => ({ useRelated: () => [] }));
vi.mock('#src/app/live/ChangedElsewhere.tsx', () => ({ ChangedElsewhere: () => null }));
vi.mock('#resources/generate/show/Facts.tsx', () => ({ Facts: () => null }));
vi.mock('#resources/generate/show/Details.tsx', () => ({ Details: () => <p>generated details</p> }));
vi.mock('#resources/generate/words.ts', () => ({
  useWords: () => ({ field: (name: string) => name }),
  valuesOf: () => ['A', 'B'],
}));
const session = sessionOf('LANDLORD_ADMIN', 'building');
const record = { id: 7, label: 'Lobby', other: 'Roof', kind: 'A' } as RaRecord & Record<string, unknown>;

const column = (name: string, row: Record<string, unknown> = record) =>
  renderToStaticMarkup(<ColumnValue entity={made} name={name} field={made.fields[name] as Field} record={row} />);
function Form({ name }: { name: string }) {
  return (
    <FormProvider {...useForm({ defaultValues: record })}>
      <FieldInput entity={made} operation="update" name={name} record={record} />
    </FormProvider>
  );
}

describe('slots of an area', () => {
  it('render a column with its own component, empty values as a dash, and other columns as usual', () => {
    slots.made = { columns: { label: ({ value, record: row }) => <b>{`${value} of ${row.id}`}</b> } };
    expect(column('label')).toContain('<b>Lobby of 7</b>');
    expect(column('label', { id: 7, label: null })).not.toContain('<b>');
    expect(column('other')).toBe('Roof');
  });
  it('render an input bound to the form value', () => {
    slots.made = { inputs: { label: ({ value, label, id }) => <output id={id}>{`${label}: ${value}`}</output> } };
    expect(renderToStaticMarkup(<Form name="label" />)).toContain('label: Lobby</output>');
    expect(renderToStaticMarkup(<Form name="other" />)).toContain('value="Roof"');
  });
  it('render content beside a title', () => {
    slots.made = { aside: ({ record: row }) => <em>{String(row.label)}</em> };
    expect(renderToStaticMarkup(<RecordAside entity={made} record={record} />)).toBe('<em>Lobby</em>');
    slots.made = {};
    expect(renderToStaticMarkup(<RecordAside entity={made} record={record} />)).toBe('');
  });
  it('render record tabs with a name and a panel, only for people who may see them', () => {
    const content = (tab: string) =>
      renderToStaticMarkup(
        <RecordContent entity={made} record={record} tab={tab} onTab={() => undefined} onRefresh={() => undefined} />,
      );
    slots.made = {
      tabs: [
        { code: 'visits', needs: { permission: 'CAR_PARK_LIST' }, Body: ({ record: row }) => <em>{`visits of ${row.id}`}</em> },
        { code: 'plan', needs: { permission: 'CAR_PARK_LIST', sides: ['platform'] }, Body: () => <em>the plan</em> },
      ],
    };
    const open = content('visits');
    const named = open.replaceAll(/<style.*?<\/style>/gs, '').matchAll(/role="tab"[^>]* aria-selected="(\w+)"[^>]*>([\w.]+)/g);
    expect([...named].map(([, isOpen, label]) => [label, isOpen])).toEqual([
      ['kit.details', 'false'],
      ['resources.made.tabLabels.visits', 'true'],
    ]);
    expect(open).toContain('<em>visits of 7</em>');
    expect(open).not.toContain('generated details');
    // A tab that the person may not see does not open: the details are shown.
    expect(content('plan')).toContain('generated details');
    expect(content('plan')).not.toContain('the plan');
    slots.made = {};
    expect(content('visits')).not.toContain('role="tab"');
  });
  it('replace a whole view', () => {
    slots.made = { views: { show: ({ entity }) => <main>{entity.name}</main> } };
    const page = (name: 'show' | 'list') => renderToStaticMarkup(<EntityPage entity="made" page={{ view: name }} />);
    expect(page('show')).toBe('<main>made</main>');
    // The generated one is loaded first.
    expect(page('list')).toContain('aria-busy="true"');
  });
});

describe('limits set by an area', () => {
  it('limit the values on offer', () => {
    slots.made = { offered: { kind: () => ['B'] } };
    expect(offeredValues(made, 'kind', session)).toEqual(['B']);
    slots.made = {};
    expect(offeredValues(made, 'kind', session)).toEqual(['A', 'B']);
  });
  it('limit the actions on a record', () => {
    slots.made = { isKeptFrom: (_, operation) => operation === 'update' };
    expect(mayWrite(session, made, 'update', record)).toBe(false);
    slots.made = {};
    expect(mayWrite(session, made, 'update', record)).toBe(true);
  });
});
