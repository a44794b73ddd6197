import { dataProvider } from '#schemas/setup/dataProvider.ts';
import { holiday } from '#schemas/setup/holiday.ts';
import { messageTemplate } from '#schemas/setup/messageTemplate.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { daysOffHandlers } from '#server/engine/time/daysOff.ts';
import { objectOf, whole } from '#server/openapi/values.ts';
import { dataProviderHandlers, dataProviderJobs, dataProviderRules } from './dataProvider.ts';
import { copyYear, holidayRules } from './holidays.ts';
import { messageTemplateHandlers } from './messageTemplates.ts';

export const setup = defineServerArea({
  name: 'setup',
  rules: { [holiday.name]: holidayRules, [dataProvider.name]: dataProviderRules },
  handlers: {
    [holiday.name]: { ...daysOffHandlers(), copyYear: returning(objectOf({ copied: whole, moving: whole }), copyYear) },
    [dataProvider.name]: dataProviderHandlers,
    [messageTemplate.name]: messageTemplateHandlers,
  },
  jobs: dataProviderJobs,
});
