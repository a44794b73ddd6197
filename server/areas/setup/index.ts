import { dataProvider } from '#schemas/setup/dataProvider.ts';
import { holiday } from '#schemas/setup/holiday.ts';
import { messageTemplate } from '#schemas/setup/messageTemplate.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { daysOffAnswers } from '#server/engine/time/daysOff.ts';
import { objectOf, whole } from '#server/openapi/values.ts';
import { dataProviderAnswers, dataProviderJobs, dataProviderRules } from './dataProvider.ts';
import { copyYear, holidayRules } from './holidays.ts';
import { messageTemplateAnswers } from './messageTemplates.ts';

export const setup = defineServerArea({
  name: 'setup',
  rules: { [holiday.name]: holidayRules, [dataProvider.name]: dataProviderRules },
  answers: {
    [holiday.name]: { ...daysOffAnswers(), copyYear: returning(objectOf({ copied: whole, moving: whole }), copyYear) },
    [dataProvider.name]: dataProviderAnswers,
    [messageTemplate.name]: messageTemplateAnswers,
  },
  jobs: dataProviderJobs,
});
