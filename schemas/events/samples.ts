/** Typical events in three languages, and their sessions. */
import { type LocaleCode, localeCodes } from '#i18n/locales.ts';
import { defineSample } from '../kernel/entity/sample.ts';
import { activityEvent } from './activityEvent.ts';
import { activityEventTimeSlot } from './activityEventTimeSlot.ts';

/** In the order of the languages. */
const three = (...texts: [string, string, string]) =>
  Object.fromEntries(localeCodes.map((code, index) => [code, texts[index] ?? texts[0]])) as Record<LocaleCode, string>;

/** In the languages after the first one, in their order. */
const translated = (...texts: [string, string]) =>
  Object.fromEntries(texts.map((text, index) => [localeCodes[index + 1], text])) as Partial<Record<LocaleCode, string>>;

export const activityEventSample = defineSample(activityEvent, [
  {
    name: three('Latte art workshop', '拉花咖啡工作坊', '拉花咖啡工作坊'),
    tagline: three('Pour your first rosetta', '親手拉出第一朵花', '亲手拉出第一朵花'),
    description: three(
      '<p>A barista shows how to steam milk and pour. Coffee is on the house.</p>',
      '<p>咖啡師示範打奶泡及拉花，咖啡免費供應。</p>',
      '<p>咖啡师示范打奶泡和拉花，咖啡免费供应。</p>',
    ),
    buttonText: three('Sign up', '立即報名', '立即报名'),
    type: 'PHYSICAL',
    eventStartDate: '2036-03-01T01:00:00.000Z',
    eventEndDate: '2036-03-02T10:00:00.000Z',
    publishStartDate: '2036-02-01T01:00:00.000Z',
    publishEndDate: '2036-03-02T10:00:00.000Z',
    price: 1500,
    tags: ['Coffee', 'Workshop'],
    viewableBy: 'ALL',
    isLimitedEvent: true,
    isCancellable: true,
    buttonLink: { type: 'WEB_LINK', url: 'https://coffee.example/latte-art', openIn: 'APP' },
    externalLinks: [
      {
        id: 'coffee',
        link: {
          type: 'WEB_LINK',
          url: 'https://coffee.example/en',
          openIn: 'BROWSER',
          urls: translated('https://coffee.example/tc', 'https://coffee.example/sc'),
        },
      },
      { id: 'call', link: { type: 'PHONE', phone: '+65 6123 4567' } },
    ],
  },
  {
    name: three('Lunchtime yoga', '午間瑜伽', '午间瑜伽'),
    tagline: three('Half an hour for your back', '半小時舒展背部', '半小时舒展背部'),
    description: three(
      '<p>Bring a mat, or borrow one of ours.</p>',
      '<p>請自備瑜伽墊，亦可向我們借用。</p>',
      '<p>请自备瑜伽垫，也可向我们借用。</p>',
    ),
    buttonText: three('Join', '參加', '参加'),
    type: 'HYBRID',
    eventStartDate: '2036-04-01T04:00:00.000Z',
    eventEndDate: '2036-04-30T05:00:00.000Z',
    publishStartDate: '2036-03-15T01:00:00.000Z',
    publishEndDate: '2036-04-30T05:00:00.000Z',
    tags: ['Health'],
    viewableBy: 'ALL',
    isLimitedEvent: true,
    isCancellable: true,
    buttonLink: { type: 'EMAIL', email: 'yoga@atrium.example' },
  },
]);

// A session is on a day of its event.
export const activityEventTimeSlotSample = defineSample(
  activityEventTimeSlot,
  [
    {
      sessionName: 'Morning',
      location: 'Atrium, level 1',
      sessionDate: '2036-03-01',
      startTime: '10:00',
      endTime: '11:30',
      eventSlot: 6,
    },
    {
      sessionName: 'Afternoon',
      location: 'Sky garden',
      sessionDate: '2036-03-02',
      startTime: '15:00',
      endTime: '16:30',
      eventSlot: 12,
    },
  ],
  { together: true },
);
