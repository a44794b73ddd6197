import { defineArea } from '../kernel/areas/area.ts';
import { accessArea, accessAreaPresence } from './accessArea.ts';
import { accessCommand } from './accessCommand.ts';
import { accessDoor } from './accessDoor.ts';
import { accessDoorState } from './accessDoorState.ts';
import { accessEvent } from './accessEvent.ts';
import { accessGroup } from './accessGroup.ts';
import { accessGroupDoor } from './accessGroupDoor.ts';
import { accessGroupDoorGroup } from './accessGroupDoorGroup.ts';
import { accessGroupUser } from './accessGroupUser.ts';
import { accessLockdown } from './accessLockdown.ts';
import { accessPasses } from './accessPasses.ts';
import { accessPinCode, accessPinCodeTransaction } from './accessPinCode.ts';
import { accessSchedule } from './accessSchedule.ts';
import { accessSettings } from './accessSettings.ts';
import { deviceController } from './deviceController.ts';
import { door } from './door.ts';
import { doorGroup } from './doorGroup.ts';
import { elevatorAccessLevel } from './elevatorAccessLevel.ts';
import { frPass, frPassHistory } from './frPass.ts';
import { hidPass } from './hidPass.ts';
import { holidayList } from './holidayList.ts';
import { myPass } from './myPass.ts';
import { qrPass } from './qrPass.ts';
import { qrScanner } from './qrScanner.ts';
import { accessReports } from './report.ts';
import { rollCall } from './rollCall.ts';
import { rollCallEntry } from './rollCallEntry.ts';
import { thirdPartyCard } from './thirdPartyCard.ts';
import { visitorQrPass } from './visitorQrPass.ts';
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
