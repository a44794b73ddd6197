import { defineArea } from '../kernel/areas/area.ts';
import { accessSettings } from './accessSettings.ts';
import { accessArea, accessAreaPresence } from './doors/accessArea.ts';
import { accessCommand } from './doors/accessCommand.ts';
import { accessDoor } from './doors/accessDoor.ts';
import { accessDoorState } from './doors/accessDoorState.ts';
import { deviceController } from './doors/deviceController.ts';
import { door } from './doors/door.ts';
import { doorGroup } from './doors/doorGroup.ts';
import { elevatorAccessLevel } from './doors/elevatorAccessLevel.ts';
import { qrScanner } from './doors/qrScanner.ts';
import { accessGroup } from './groups/accessGroup.ts';
import { accessGroupDoor } from './groups/accessGroupDoor.ts';
import { accessGroupDoorGroup } from './groups/accessGroupDoorGroup.ts';
import { accessGroupUser } from './groups/accessGroupUser.ts';
import { accessSchedule } from './groups/accessSchedule.ts';
import { holidayList } from './groups/holidayList.ts';
import { accessPasses } from './passes/accessPasses.ts';
import { accessPinCode, accessPinCodeTransaction } from './passes/accessPinCode.ts';
import { frPass, frPassHistory } from './passes/frPass.ts';
import { hidPass } from './passes/hidPass.ts';
import { myPass } from './passes/myPass.ts';
import { qrPass } from './passes/qrPass.ts';
import { thirdPartyCard } from './passes/thirdPartyCard.ts';
import { visitorQrPass } from './passes/visitorQrPass.ts';
import { accessEvent } from './room/accessEvent.ts';
import { accessLockdown } from './room/accessLockdown.ts';
import { accessReports } from './room/report.ts';
import { rollCall } from './room/rollCall.ts';
import { rollCallEntry } from './room/rollCallEntry.ts';
import { widgets } from './widgets.ts';

export const area = defineArea({
  name: 'access',
  // In menu order.
  entities: [
    accessDoor,
    accessEvent,
    accessLockdown,
    rollCall,
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
    accessCommand,
    rollCallEntry,
    accessSettings,
  ],
  screens: [accessPasses, accessReports, myPass],
  widgets,
});
export const { entities } = area;
