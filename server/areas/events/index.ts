import { activityEvent } from '#schemas/events/activityEvent.ts';
import { defineServerArea } from '#server/engine/area.ts';
import { returning } from '#server/engine/areaCalls.ts';
import { eventTags } from './tags.ts';

export const events = defineServerArea({
  name: 'events',
  answers: { [activityEvent.name]: { tagList: returning('options', eventTags) } },
});
