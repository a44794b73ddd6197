import { accessDoor } from '#schemas/access/accessDoor.ts';
import { accessGroup } from '#schemas/access/accessGroup.ts';
import { accessSchedule } from '#schemas/access/accessSchedule.ts';
import { deviceController } from '#schemas/access/deviceController.ts';
import { door } from '#schemas/access/door.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';
import { memberHandlers } from '#server/engine/members/handlers.ts';
import { accessConfigurations } from './configurations.ts';
import { statePreview } from './doorStates.ts';
import { doorsOfPerson, groupMappings, peopleOfDoor, subAdmins } from './passing.ts';
import { preview } from './schedules.ts';

export const access = defineServerArea({
  name: 'access',
  rules: {
    [deviceController.name]: rulesFor(deviceController, {
      actions: {
        sync: async (_, rows) => {
          for (const { before, values } of rows) values.configVersion = (before.configVersion ?? 0) + 1;
        },
      },
    }),
  },
  handlers: {
    [door.name]: { accessConfigurations },
    [accessDoor.name]: { statePreview, subAdmins, groupMappings, people: peopleOfDoor, ofUser: doorsOfPerson },
    [accessSchedule.name]: { preview },
    [accessGroup.name]: memberHandlers(accessGroup),
  },
});
