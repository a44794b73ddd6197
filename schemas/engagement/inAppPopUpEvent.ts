import { defineEntity } from '../kernel/entity/entity.ts';
import { oneOf, reference } from '../kernel/fields/field.ts';

/** What a person's app did with an ad (002 §4, §7): the results of the ad are counted from it. */
export const inAppPopUpEvent = defineEntity({
  name: 'in-app-pop-up-events',
  area: 'engagement',
  doc: 'One ad, shown to one person, dismissed or opened.',
  title: '{action}',
  api: { path: '/in-app-pop-up-events', verbs: {} },
  scope: {},
  access: { list: 'ADVERTISEMENT_LIST', emailRecord: 'ADVERTISEMENT_DOWNLOAD' },
  fields: {
    inAppPopUpForm: reference('in-app-pop-up-forms', { required: true, onDelete: 'cascade' }),
    user: reference('users', { required: true, onDelete: 'cascade' }),
    /** The company, or the building, in which the person saw it. */
    officeCentre: reference('centres', { required: true, onDelete: 'cascade' }),
    action: oneOf(['SHOWN', 'DISMISSED', 'OPENED'], { required: true }),
  },
  list: { columns: ['inAppPopUpForm', 'user', 'officeCentre', 'action'] },
});
