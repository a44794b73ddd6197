import { defineEntity } from '../kernel/entity/entity.ts';
import { longText, text } from '../kernel/fields/field.ts';
import { audience } from '../users/viewableBy.ts';
import { groupFields } from './groupFields.ts';
import { occupantInput, shownToOccupants } from './occupantFields.ts';

/** Loading bay group (002 §2, §3): bays at one gate, with one number of slots. Its rules are `loading-bay-settings`, over the same rows. */
export const loadingBayGroup = defineEntity({
  name: 'loading-bay-groups',
  area: 'loadingBays',
  doc: 'Loading bays of a building that lie together behind one gate.',
  title: '{name}',
  icon: 'Warehouse',
  menu: { order: 30 },
  pages: {
    list: '/loading-bay-groups',
    create: '/loading-bay-groups/add',
    show: '/loading-bay-groups/:id',
    edit: '/loading-bay-groups/:id/edit',
  },
  api: {
    path: '/loading-bay-groups',
    key: 'uuid',
    verbs: { list: true, get: true, create: true, update: true, statusCount: true, dropDown: true, history: true },
  },
  scope: { building: 'officeCentreId', viewableBy: true },
  access: {
    list: 'LOADING_BAY_LIST',
    get: 'LOADING_BAY_VIEW',
    create: 'LOADING_BAY_MANAGE',
    update: 'LOADING_BAY_MANAGE',
  },
  fields: groupFields,
  list: {
    columns: ['name', 'floorNo', 'location', 'bayCount', 'slots', 'approvalNeeded', 'active'],
    more: ['notifyPartyEmail', 'viewableBy'],
    filters: ['floorNo', 'approvalNeeded', 'active'],
    sortable: ['name', 'floorNo', 'slots'],
    sort: ['name', 'ASC'],
    tabs: [
      { code: 'ACTIVE', where: { active: true } },
      { code: 'INACTIVE', where: { active: false } },
    ],
    opensOn: 'ACTIVE',
  },
  form: [
    { section: 'identity', fields: ['name', 'floorNo', 'location', 'active'] },
    { section: 'drivers', fields: ['driverInstructions'] },
    { section: 'notify', fields: ['notifyPartyEmail'] },
    { section: 'audience', fields: audience },
  ],
  facts: ['active', 'floorNo', 'bayCount', 'slots', 'approvalNeeded'],
  related: [
    { entity: 'loading-bays', by: 'loadingBayGroup', add: '/loading-bay-groups/:id/bays/add' },
    { entity: 'loading-bay-applications', by: 'loadingBayGroup' },
  ],
  endpoints: {
    freeStarts: {
      call: 'GET /occupant/loading-bay-groups/free-starts',
      summary: 'The times of a day at which a vehicle of that type finds a bay in a group that is addressed to the person',
      everybody: 'people see when they can have a bay',
      query: ['loadingBayGroupUuid', 'date', 'vehicleTypeId', 'appointmentTypeId'],
    },
  },
  occupant: {
    shown: { active: true },
    fields: ['name', 'floorNo', 'location', 'driverInstructions', 'openingHrs', 'slotMinutes', 'noticeMinutes', 'approvalNeeded'],
    lists: {
      vehicleTypes: {
        entity: 'loading-bay-vehicle-types',
        by: 'loadingBayGroup',
        shown: { active: true },
        fields: ['name', 'heightCm', 'lengthCm', 'durationMinutes'],
      },
      appointmentTypes: {
        entity: 'loading-bay-appointment-types',
        by: 'loadingBayGroup',
        shown: { active: true },
        fields: ['name', 'durationMinutes', 'driverInstructions'],
      },
      applications: {
        entity: 'loading-bay-applications',
        by: 'loadingBayGroup',
        person: 'applicantUser',
        shown: {},
        fields: shownToOccupants,
      },
    },
    acts: {
      apply: {
        summary: 'Applies for a bay; the same again gets the application that is there',
        each: { status: ['PENDING', 'APPROVED'] },
        makes: {
          entity: 'loading-bay-applications',
          by: 'loadingBayGroup',
          person: 'applicantUser',
          company: 'tenant',
          input: occupantInput,
        },
        notice: 'bayApplied',
      },
      cancel: {
        summary: 'Gives back a bay that the person has applied for; who has done so already changes nothing',
        takes: { referenceNo: text({ required: true, max: 40 }), cancelRemark: longText({ max: 500 }) },
        notice: 'bayCancelled',
      },
    },
  },
});
