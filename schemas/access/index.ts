import { defineArea } from '../kernel/areas/area.ts';
import { accessDoor } from './accessDoor.ts';
import { accessDoorState } from './accessDoorState.ts';
import { accessGroup } from './accessGroup.ts';
import { accessGroupDoor } from './accessGroupDoor.ts';
import { accessGroupDoorGroup } from './accessGroupDoorGroup.ts';
import { accessGroupUser } from './accessGroupUser.ts';
import { accessSchedule } from './accessSchedule.ts';
import { deviceController } from './deviceController.ts';
import { door } from './door.ts';
import { doorGroup } from './doorGroup.ts';
import { elevatorAccessLevel } from './elevatorAccessLevel.ts';
import { holidayList } from './holidayList.ts';
import { accessArea, accessAreaPresence } from './passes/accessArea.ts';
import { accessPasses } from './passes/accessPasses.ts';
import { accessPinCode, accessPinCodeTransaction } from './passes/accessPinCode.ts';
import { frPass, frPassHistory } from './passes/frPass.ts';
import { hidPass } from './passes/hidPass.ts';
import { qrPass } from './passes/qrPass.ts';
import { thirdPartyCard } from './passes/thirdPartyCard.ts';
import { visitorQrPass } from './passes/visitorQrPass.ts';
import { qrScanner } from './qrScanner.ts';

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
    qrScanner,
    accessDoorState,
    elevatorAccessLevel,
    accessGroupDoor,
    accessGroupDoorGroup,
    accessGroupUser,
    qrPass,
    hidPass,
    frPass,
    frPassHistory,
    thirdPartyCard,
    accessPinCode,
    accessPinCodeTransaction,
    visitorQrPass,
    accessArea,
    accessAreaPresence,
  ],
  screens: [accessPasses],
});
export const { entities } = area;
