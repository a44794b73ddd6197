import { defineEntity } from '../kernel/entity/entity.ts';
import {
  boolean,
  dateTime,
  files,
  integer,
  labelOf,
  link,
  localized,
  localizedRich,
  longText,
  money,
  oneOf,
  optionList,
  partOf,
  partsOf,
  reference,
  rows,
  sequence,
  statuses,
  systemCode,
  tags,
  text,
  timeOf,
  url,
} from '../kernel/fields/field.ts';
import { optionTypes } from '../kernel/fields/optionTypes.ts';
import { rowCalls } from '../kernel/fields/rows.ts';
import { tabsOf } from '../kernel/lists/tabs.ts';
import { stamp } from '../users/stamp.ts';
import { audience, viewableBy } from '../users/viewableBy.ts';
import { holdsPlace, holdsSeat } from './holdsSeat.ts';
import { signUpRules } from './signUpRules.ts';

const videoLinkTypes = ['YOUTUBE', 'VIMEO', 'WEB_LINK'] as const;
/** Guests answer the questions of an event without an upload. */
const types = optionTypes.filter((type) => type !== 'FILE');

/** Pages, numbers and mailboxes elsewhere that belong to an event, with an address for each language. */
const externalLinks = rows({
  fields: { link: link({ required: true, more: ['urls'] }), ...partsOf('link', ['type', 'urls', 'openIn']) },
});

const words = ['name', 'tagline', 'description', 'tc', 'buttonText'] as const;
const period = ['eventStartDate', 'eventEndDate', 'allDay'] as const;
const publishing = ['publishStartDate', 'publishEndDate'] as const;
const links = ['videoLinkType', 'videoLinkUrl', 'buttonLink', 'externalLinks'] as const;
const buttonParts = ['buttonLinkType', 'buttonLinkUrl', 'buttonLinkUrl2', 'buttonLinkOpenIn'] as const;
const registration = ['enableRegistrationLimit', 'registrationLimitPerUser'] as const;

/** What a person makes by signing up, and by waiting for a seat. */
const participant = {
  entity: 'activity-event-participants',
  by: 'activityEvent',
  person: 'user',
  company: 'tenant',
  input: ['activityEventTimeSlot', 'answers'],
} as const;

/**
 * Event (002 §3, §4, §7): what a building invites its people to. A draft is published, is full while none of its sessions has a
 * free seat, and is archived after its end.
 */
export const activityEvent = defineEntity({
  name: 'activity-events',
  area: 'events',
  doc: 'Something that a building invites its people to, with sessions that they sign up for.',
  title: '{name}',
  naming: ['referenceNo', 'name'],
  icon: 'Event',
  menu: { order: 10 },
  pages: { list: '/events/listings', create: '/events/new', show: '/events/:id', edit: '/events/:id/edit' },
  api: {
    path: '/activity-events',
    key: 'uuid',
    verbs: {
      list: true,
      get: true,
      create: 'POST /create',
      update: 'PUT /{id}/update',
      delete: true,
      statusCount: 'GET /get-status-count',
      updatePosition: 'PUT /reorder',
      emailRecord: true,
      history: true,
    },
    options: {
      type: 'GET /get-event-type-drop-down',
      buttonLink: 'GET /get-link-type-drop-down',
      videoLinkType: 'GET /get-video-link-type-drop-down',
      viewableBy: 'GET /get-viewable-by-drop-down',
      options: 'GET /get-option-type-option',
    },
  },
  scope: { building: 'officeCentreId', viewableBy: true },
  access: {
    list: 'EVENT_LIST',
    get: 'EVENT_VIEW',
    create: 'EVENT_ADD',
    update: 'EVENT_EDIT',
    delete: 'EVENT_DELETE',
    emailRecord: 'EVENT_DOWNLOAD',
  },
  traits: ['softDeleted', 'reorderable'],
  fields: {
    officeCentre: reference('office-centres', { onDelete: 'cascade', system: true, embed: ['currency'] }),
    referenceNo: sequence('EV'),
    name: localized({ required: true, short: true, max: 150, search: true }),
    tagline: localized({ short: true, max: 200 }),
    description: localizedRich(),
    buttonText: localized({ short: true, max: 50 }),
    type: oneOf(['PHYSICAL', 'VIRTUAL', 'HYBRID'], { required: true, default: 'PHYSICAL' }),
    purpose: systemCode('EVENT_PURPOSE'),
    bannerImageFile: files({ accept: ['jpg', 'jpeg', 'png'], maxItems: 5, uuids: true }),
    videoLinkType: oneOf(videoLinkTypes, { clears: ['videoLinkUrl'] }),
    videoLinkUrl: url({ required: true, when: { videoLinkType: videoLinkTypes } }),
    eventStartDate: dateTime({ required: true }),
    eventEndDate: dateTime({ required: true, after: 'eventStartDate' }),
    allDay: boolean(),
    publishStartDate: dateTime({ required: true }),
    publishEndDate: dateTime({ required: true, after: 'publishStartDate' }),
    startTime: timeOf('eventStartDate'),
    endTime: timeOf('eventEndDate'),
    publishStartTime: timeOf('publishStartDate'),
    publishEndTime: timeOf('publishEndDate'),
    /** For one person; none: it is free. */
    price: money(),
    tags: tags({ suggest: true }),
    buttonLink: link(),
    buttonLinkType: partOf('buttonLink', 'type'),
    /** An address or number as its type says; of a deeplink that for iOS. */
    buttonLinkUrl: partOf('buttonLink', 'url'),
    /** For Android. */
    buttonLinkUrl2: partOf('buttonLink', 'url2'),
    buttonLinkOpenIn: partOf('buttonLink', 'openIn'),
    externalLinks,
    ...viewableBy(),
    ...signUpRules,
    /** What people are asked when they sign up. */
    options: optionList({ types }),
    visible: boolean({ default: true }),
    status: statuses({
      DRAFT: 'info',
      EVENT_RSVP: 'success',
      EVENT_FULL: 'warning',
      EVENT_CANCELLED: 'danger',
      EVENT_ARCHIVED: 'neutral',
    }),
    statusLabel: labelOf('status'),
    ...stamp('published'),
    ...stamp('cancelled', 'cancelRemark'),
  },
  states: {
    field: 'status',
    initial: 'DRAFT',
    timed: {
      archive: { from: ['EVENT_RSVP', 'EVENT_FULL'], to: 'EVENT_ARCHIVED', when: { eventEndDate: { lte: '$now' } } },
    },
  },
  allow: { update: { status: ['DRAFT', 'EVENT_RSVP', 'EVENT_FULL'] }, delete: { status: 'DRAFT' } },
  report: { date: 'eventStartDate', by: ['type', 'purpose', 'status'] },
  list: {
    links: ['event-calendar', 'event-settings'],
    columns: ['name', 'type', 'eventStartDate', 'eventEndDate', 'publishStartDate', 'viewableBy', 'visible', 'status'],
    more: ['referenceNo', 'publishEndDate', 'price', 'tags', 'purpose'],
    filters: ['name', 'type', 'purpose', 'viewableBy', 'visible', 'status', 'eventStartDate', 'eventEndDate'],
    sortable: ['name', 'eventStartDate', 'eventEndDate', 'publishStartDate', 'status'],
    // Events are put in order among all of them.
    tabs: [{ code: 'ALL' }, ...tabsOf('status', ['DRAFT', 'EVENT_RSVP', 'EVENT_FULL', 'EVENT_CANCELLED', 'EVENT_ARCHIVED'])],
  },
  form: [
    { section: 'words', fields: words },
    { section: 'detail', fields: ['type', 'purpose', ...period, ...publishing, 'price', 'tags'] },
    { section: 'picture', fields: ['bannerImageFile'] },
    { section: 'links', fields: links },
    { section: 'registration', fields: ['isLimitedEvent', 'isCancellable', ...registration] },
    { section: 'audience', fields: audience },
    { section: 'questions', fields: ['options'] },
  ],
  related: [
    { entity: 'activity-event-time-slots', by: 'activityEvent' },
    { entity: 'activity-event-participants', by: 'activityEvent' },
  ],
  facts: ['status', 'type', 'eventStartDate', 'eventEndDate', 'price'],
  show: [
    { section: 'detail', fields: ['referenceNo', 'purpose', ...period, ...publishing, 'price', 'tags', 'status'] },
    { section: 'words', fields: words },
    { section: 'picture', fields: ['bannerImageFile'] },
    { section: 'links', fields: links },
    { section: 'registration', fields: ['isLimitedEvent', 'isCancellable'] },
    { section: 'limit', fields: registration },
    { section: 'audience', fields: audience },
    { section: 'questions', fields: ['options'] },
    { section: 'visibility', fields: ['visible'] },
  ],
  actions: {
    publish: {
      call: 'PUT /{id}/publish',
      permission: 'EVENT_MANAGE',
      moves: { DRAFT: 'EVENT_RSVP' },
      when: { eventEndDate: { gt: '$now' } },
      stamp: 'published',
      confirm: 'plain',
      tone: 'primary',
      notice: 'eventPublished',
    },
    cancel: {
      call: 'PUT /{id}/cancel',
      permission: 'EVENT_MANAGE',
      moves: { EVENT_RSVP: 'EVENT_CANCELLED', EVENT_FULL: 'EVENT_CANCELLED' },
      remark: 'cancelRemark',
      stamp: 'cancelled',
      confirm: 'countdown',
      tone: 'danger',
      notice: 'eventCancelled',
    },
    updateVisible: {
      call: 'PUT /{id}/update-visible-status',
      permission: 'EVENT_EDIT',
      input: ['visible'],
      required: ['visible'],
      section: 'visibility',
      notice: 'eventUpdated',
    },
    setRegistrationLimit: {
      call: 'PUT /{id}/set-registration-limit',
      permission: 'EVENT_EDIT',
      moves: { DRAFT: 'DRAFT', EVENT_RSVP: 'EVENT_RSVP', EVENT_FULL: 'EVENT_FULL' },
      input: registration,
      section: 'limit',
      notice: 'eventUpdated',
    },
  },
  downloads: { qr: { call: 'GET /{id}/generate-qr', permission: 'EVENT_VIEW', as: 'png' } },
  startsWith: 'event-settings',
  occupant: {
    shown: {
      status: ['EVENT_RSVP', 'EVENT_FULL'],
      visible: true,
      publishStartDate: { lte: '$now' },
      publishEndDate: { gt: '$now' },
    },
    fields: [
      ...words,
      'type',
      'bannerImageFile',
      ...period,
      ...links,
      ...buttonParts,
      'officeCentre',
      'price',
      'tags',
      'isCancellable',
      'registrationLimitPerUser',
      'options',
      'status',
    ],
    lists: {
      sessions: {
        entity: 'activity-event-time-slots',
        by: 'activityEvent',
        shown: { status: 'OPEN', visible: true },
        fields: [
          'sessionName',
          'location',
          'sessionDate',
          'startTime',
          'endTime',
          'eventSlot',
          'participantCount',
          'waitingCount',
        ],
      },
      signUps: {
        entity: 'activity-event-participants',
        by: 'activityEvent',
        person: 'user',
        shown: { status: holdsPlace },
        fields: ['activityEventTimeSlot', 'status', 'checkInCode', 'answers'],
      },
      guests: {
        entity: 'activity-event-participants',
        by: 'activityEvent',
        person: 'bookedUser',
        shown: { status: holdsSeat, hostId: { not: null } },
        fields: ['activityEventTimeSlot', 'status', 'guestName', 'guestEmail', 'guestLanguage', 'confirmedDate'],
      },
    },
    acts: {
      signUp: {
        summary: 'Takes a seat in a session, and one for each guest',
        each: { status: holdsSeat },
        makes: {
          ...participant,
          brings: {
            key: 'guests',
            max: 10,
            host: 'host',
            input: ['guestName', 'guestEmail', 'guestLanguage'],
            required: ['guestName', 'guestEmail'],
            once: 'guestEmail',
          },
        },
      },
      checkIn: {
        summary: 'Checks the person in with the code on the poster of the session',
        takes: { checkInCode: text({ max: 200, required: true }) },
      },
      withdrawGuest: {
        summary: 'Gives back the seat of one guest whom the person brings, with the reason',
        takes: {
          activityEventParticipantId: integer({ required: true, min: 1 }),
          cancelRemark: longText({ required: true, max: 500 }),
        },
      },
      joinWaitingList: {
        summary: 'Waits for a seat in a session that is full; the first who waits gets the next free one',
        each: { status: 'WAITING' },
        makes: {
          ...participant,
          set: { status: 'WAITING' },
        },
      },
      leaveWaitingList: {
        summary: 'Waits no longer, with the reason',
        undoes: { act: 'joinWaitingList', action: 'cancel' },
      },
      cancelSignUp: {
        summary: 'Gives the seat back, with the reason',
        undoes: { act: 'signUp', action: 'cancel', when: { isCancellable: true } },
      },
    },
  },
  endpoints: {
    feedback: {
      call: 'GET /activity-events/uuid/{uuid}/feedback',
      of: 'record',
      summary: 'What people say about the event: stars, and words, the newest first',
      permission: 'EVENT_VIEW',
      query: ['page'],
    },
    ...rowCalls('externalLinks', externalLinks, '/activity-events/uuid/{uuid}/activity-event-ext-links', {
      noun: 'external links of an event',
      read: 'EVENT_VIEW',
      write: 'EVENT_EDIT',
    }),
    recurrenceFrequencies: {
      call: 'GET /activity-events/get-recurrence-frequency-option',
      summary: 'How often the sessions of an event can repeat',
      permission: 'EVENT_LIST',
    },
    weeklyRecurrence: {
      call: 'GET /activity-events/get-weekly-recurrence-option',
      summary: 'The days on which sessions can repeat weekly',
      permission: 'EVENT_LIST',
    },
    monthlyRecurrence: {
      call: 'GET /activity-events/get-monthly-recurrence-option/{date}',
      summary: 'The ways in which sessions can repeat monthly that start on this date, YYYY-MM-DD',
      permission: 'EVENT_LIST',
    },
    signUpQr: {
      call: 'GET /occupant/activity-events/uuid/{uuid}/sign-ups/{id}/generate-qr',
      summary: 'The QR code by which the building checks the person in',
      everybody: 'People see the codes of their own sign-ups.',
    },
    tagList: {
      call: 'GET /activity-event-tags/get-tag-list',
      summary: 'Tags of the events of the building, by name',
      permission: 'EVENT_LIST',
    },
  },
  notices: {
    create: 'eventDraftCreated',
    update: 'eventUpdated',
    delete: 'draftDeleted',
    updatePosition: 'eventSequenceUpdated',
  },
});
