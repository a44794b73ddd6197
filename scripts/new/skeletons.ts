/** What `npm run new` can add: the example that it follows, what is replaced in it, and what is left to do by hand. */
import { roles } from '#schemas/kernel/rights/roles.ts';
import { renaming, singularOf, spellingOf } from './names.ts';

export interface Skeleton {
  /** How the name is written on the command line. */
  takes: string;
  example: string;
  renamed: (name: string) => (text: string) => string;
  /** What to do next, in order. */
  next: (name: string) => string[];
}

/** The two halves of `parking/bicycle-racks`, and how the area is written in an address. @throws without a half */
function placed(name: string): { area: string; folder: string; own: string } {
  const [area, own, ...more] = name.split('/');
  if (!area || !own || more.length > 0) throw new Error(`'${name}' needs an area: parking/bicycle-racks, for example`);
  const { camel, kebab } = spellingOf(area);
  return { area: camel, folder: kebab, own };
}
/** No two roles have the same: people with several start where the lowest leads. */
const freeTurn = () => 1 + Math.max(...Object.values(roles).map((role) => ('home' in role ? role.home.turn : 0)));
/** Generic code names no role: neither does this. */
const EXAMPLE_ROLE = spellingOf('parking-attendant');
const TRANSLATE = 'Translate the new texts of the other languages in i18n/.';

export const skeletons: Readonly<Record<string, Skeleton>> = {
  area: {
    takes: 'lockers',
    example: 'lockers-area',
    renamed: (name) => {
      const { camel, sentence } = spellingOf(name);
      return renaming([['lockers', camel], ...['Lockers', '儲物櫃', '储物柜'].map((one) => [one, sentence] as const)]);
    },
    next: (name) => [
      TRANSLATE,
      'Put the area into its place in the menu: `areas` in schemas/index.ts.',
      `Add an entity: npm run new entity ${spellingOf(name).camel}/…`,
      'npm run docs',
    ],
  },
  entity: {
    takes: 'parking/bicycle-racks',
    example: 'bicycle-racks',
    renamed: (name) => {
      const { area, folder, own } = placed(name);
      const [all, one] = [spellingOf(own), singularOf(own)];
      return renaming([
        ['bicycle-racks', all.kebab],
        ['Bicycle racks', all.sentence],
        ['bicycleRack', one.camel],
        ['Bicycle rack', one.sentence],
        ['bicycle rack', one.lower],
        ['A rack for bicycles, in front of a building or inside it.', `${one.sentence}: what it is, and for whom.`],
        ['A rack for bicycles of a building.', `A ${one.lower} of a building.`],
        ["'/parking/", `'/${folder}/`],
        ['parking', area],
        ['PedalBike', 'Category'],
        ['RACK-1', 'A-1'],
        ["'rack'", "'facts'"],
        [' rack:', ' facts:'],
        ["'Rack'", "'Facts'"],
        ...['單車架', '自行车架'].map((word) => [word, one.sentence] as const),
      ]);
    },
    next: (name) => {
      const { area, own } = placed(name);
      return [
        `Its fields, permissions and place in the menu: schemas/${area}/${singularOf(own).camel}.ts (the permissions are still those of car parks).`,
        TRANSLATE,
        `Typical records: schemas/${area}/samples.ts.`,
        `npm run migrate:draft -- ${spellingOf(own).snake}; read the draft.`,
      ];
    },
  },
  role: {
    takes: EXAMPLE_ROLE.kebab,
    example: 'parking-attendant',
    renamed: (name) => {
      const { constant, camel, kebab, sentence } = spellingOf(name);
      const asName = (one: string) => one.replaceAll('-', '.');
      return renaming([
        [EXAMPLE_ROLE.constant, constant],
        [asName(EXAMPLE_ROLE.kebab), asName(kebab)],
        ['turn: 100', `turn: ${freeTurn()}`],
        [EXAMPLE_ROLE.camel, camel],
        ...[EXAMPLE_ROLE.sentence, '停車場管理員', '停车场管理员'].map((word) => [word, sentence] as const),
      ]);
    },
    next: (name) => [
      'What it holds, who gives it, where it starts: its row in schemas/kernel/rights/roles.ts.',
      TRANSLATE,
      `npm run migrate:draft -- ${spellingOf(name).snake}: the database checks the role codes.`,
      'Where its demo account works: server/seed/accounts.ts, and the table of the README.',
    ],
  },
  kind: {
    takes: 'colour',
    example: 'colour-kind',
    renamed: (name) => {
      const { camel, pascal, lower } = spellingOf(name);
      return renaming([
        ['Colour', pascal],
        ['colour', camel],
        ['a colour', `a ${lower}`],
      ]);
    },
    next: (name) => [
      'What it accepts, and good and bad samples: schemas/kernel/kinds/text.ts (or the group that it belongs to).',
      'Its column: server/db/kinds/text.ts.',
      `Its input: resources/generate/kinds/inputs/${spellingOf(name).pascal}Input.tsx.`,
      'Its message, still that of a colour: i18n/*/errors.ts.',
    ],
  },
  screen: {
    takes: 'tenants/tenant-directory',
    example: 'tenant-directory',
    renamed: (name) => {
      const { area, own } = placed(name);
      const { kebab, pascal, sentence } = spellingOf(own);
      return renaming([
        ['tenant-directory', kebab],
        ['TenantDirectory', pascal],
        ...['Tenant directory', '租戶名錄', '租户名录'].map((word) => [word, sentence] as const),
        ['schemas/tenants/', `schemas/${area}/`],
        ['resources/tenants/', `resources/${area}/`],
      ]);
    },
    next: (name) => {
      const { area, own } = placed(name);
      return [
        `Who may open it, and its place in the menu: schemas/${area}/index.ts.`,
        `What it shows, still the companies of a building: resources/${area}/${spellingOf(own).pascal}.tsx.`,
        TRANSLATE,
      ];
    },
  },
};
