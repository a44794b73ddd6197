import { defineArea } from '../kernel/areas/area.ts';
import { accessDoor } from './accessDoor.ts';
import { accessGroup } from './accessGroup.ts';
import { accessGroupDoor } from './accessGroupDoor.ts';
import { accessGroupDoorGroup } from './accessGroupDoorGroup.ts';
import { accessGroupUser } from './accessGroupUser.ts';
import { accessSchedule } from './accessSchedule.ts';
import { deviceController } from './deviceController.ts';
import { door } from './door.ts';
import { doorGroup } from './doorGroup.ts';
import { holidayList } from './holidayList.ts';

export const area = defineArea({
  name: 'access',
  // In menu order.
  entities: [
    accessDoor,
    accessGroup,
    accessSchedule,
    holidayList,
    door,
    doorGroup,
    deviceController,
    accessGroupDoor,
    accessGroupDoorGroup,
    accessGroupUser,
  ],
});
export const { entities } = area;
