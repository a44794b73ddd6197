import { defineEntity } from '../kernel/entity/entity.ts';
import { singletonCalls } from '../kernel/entity/singleton.ts';
import { boolean, files, localized, oneOf, reference } from '../kernel/fields/field.ts';
import { unique } from '../kernel/rules/limits.ts';

const set = {
  /** Off: the app shows its own header. */
  enabled: boolean(),
  name: localized({ short: true, max: 100, when: { enabled: true }, requiredWhen: { enabled: true } }),
  message: localized({ short: true, max: 200, when: { enabled: true } }),
  imageFile: files({ accept: ['jpg', 'jpeg', 'png'], maxItems: 1, uuids: true, when: { enabled: true } }),
  textColour: oneOf(['LIGHT', 'DARK'], { default: 'LIGHT', when: { enabled: true } }),
};

/** The header of a building's home screen (000 §2): a greeting on a picture, for everybody in the building. */
export const homepageHeader = defineEntity({
  name: 'homepage-headers',
  icon: 'WebAsset',
  area: 'content',
  doc: 'What a building shows on top of the home screen.',
  title: '#{id}',
  api: { path: '/homepage-headers', verbs: {} },
  scope: { building: 'officeCentreId' },
  access: { list: 'HOMEPAGE_VIEW' },
  fields: { officeCentre: reference('office-centres', { required: true, onDelete: 'cascade', system: true }), ...set },
  limits: { once: unique(['officeCentre'], { error: 'homepageHeaderThere' }) },
  list: { columns: [] },
  form: [{ section: 'header', fields: ['enabled', 'name', 'message', 'imageFile', 'textColour'] }],
  singleton: { page: '/homepage-management/header-custom', of: 'featured-items' },
  endpoints: {
    ...singletonCalls('/homepage-header', { read: 'HOMEPAGE_VIEW', write: 'HOMEPAGE_EDIT', notice: 'homepageHeaderSaved' }, set),
    shown: {
      call: 'GET /occupant/homepage-header',
      summary: 'The header of the home screen; null while the building has none',
      everybody: 'It is there for everybody in the building.',
    },
  },
});
