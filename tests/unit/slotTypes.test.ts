/** The compiler checks the names in an area's manifest: `tsc` fails if one of these expectations is wrong. */
import { expect, it } from 'vitest';
import { portalArea, type RecordSlot } from '#resources/area.ts';
import { defineArea } from '#schemas/kernel/areas/area.ts';
import { defineScreen } from '#schemas/kernel/areas/screen.ts';
import { area as parking } from '#schemas/parking/index.ts';
import type { area as users } from '#schemas/users/index.ts';
import type { user } from '#schemas/users/user.ts';

const Nothing = () => null;
const board = defineArea({ name: 'boards', screens: [defineScreen({ name: 'board', path: '/board', needs: {} })] });

it('the compiler checks that an area names existing entities, fields and screens', () => {
  const areas = [
    portalArea<typeof users>({ slots: { users: { columns: { fullName: Nothing }, inputs: { fullName: Nothing } } } }),
    portalArea<typeof board>({ screens: { board: Nothing } }),
    // @ts-expect-error There is no entity 'user'.
    portalArea<typeof users>({ slots: { user: {} } }),
    // @ts-expect-error A person has no field 'fullname'.
    portalArea<typeof users>({ slots: { users: { columns: { fullname: Nothing } } } }),
    // @ts-expect-error Nor has the form an input of that name.
    portalArea<typeof users>({ slots: { users: { inputs: { plateNo: Nothing } } } }),
    // @ts-expect-error A field of another entity is none of this one.
    portalArea<typeof users>({ slots: { 'user-groups': { offered: { roleCode: () => [] } } } }),
    // @ts-expect-error There is no view 'table'.
    portalArea<typeof users>({ slots: { users: { views: { table: Nothing } } } }),
    // @ts-expect-error The board has no component.
    portalArea<typeof board>({ screens: {} }),
    // @ts-expect-error Nor is there a screen 'table'.
    portalArea<typeof board>({ screens: { board: Nothing, table: Nothing } }),
  ];
  expect(areas).toHaveLength(9);
});

it('custom views of a record or a form know the types of its fields', () => {
  const areas = [
    portalArea<typeof users>({
      slots: {
        users: {
          aside: ({ record: { fullName, officeCentreId } }: RecordSlot<typeof user>) =>
            `${fullName?.trim()} ${officeCentreId?.toFixed()}`,
          offered: { roleCode: (_, { jobTitle }) => [jobTitle?.trim() ?? ''] },
        },
      },
    }),
    portalArea<typeof users>({
      slots: {
        users: {
          // @ts-expect-error A person has no plate number.
          aside: ({ record: { plateNo } }: RecordSlot<typeof user>) => `${plateNo}`,
          // @ts-expect-error A form's text is none of these numbers.
          offered: { roleCode: (_, { jobTitle }) => [jobTitle.toFixed()] },
        },
      },
    }),
    // @ts-expect-error What is made for people does not fit user groups.
    portalArea<typeof users>({ slots: { 'user-groups': { aside: (_: RecordSlot<typeof user>) => null } } }),
  ];
  expect(areas).toHaveLength(3);
});

it('an area keeps the names of its entities as types', () => {
  const name: NonNullable<(typeof parking)['types']>['entity']['name'] = 'car-parks';
  // @ts-expect-error Bicycle racks are not among them.
  const other: typeof name = 'bicycle-racks';
  expect(parking.entities.map((entity) => entity.name)).toContain(name);
  expect(parking.entities.map((entity) => entity.name)).not.toContain(other);
});
