import { defineServerArea } from '#server/engine/areas/area.ts';
import { cleanUpTasks, listRefused, listTasks } from './backgroundTasks.ts';
import { mailRules } from './mails.ts';
import { keepPreference, readPreferences } from './preferences.ts';
import { addView, changeView, listViews, removeView } from './savedViews.ts';
import { search } from './search.ts';
import { userStatusLabels, valuesOfCategory } from './systemData.ts';
import { tagOptions } from './systemTags.ts';
import { today } from './today.ts';
import { viewerKinds } from './viewableBy.ts';
import { waiting } from './waiting.ts';

export const system = defineServerArea({
  name: 'system',
  rules: { mails: mailRules },
  calls: [
    listTasks,
    listRefused,
    readPreferences,
    keepPreference,
    listViews,
    addView,
    changeView,
    removeView,
    search,
    valuesOfCategory,
    userStatusLabels,
    tagOptions,
    today,
    viewerKinds,
    waiting,
  ],
  jobs: [cleanUpTasks],
});
