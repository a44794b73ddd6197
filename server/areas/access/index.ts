import { accessArea } from '#schemas/access/accessArea.ts';
import { accessDoor } from '#schemas/access/accessDoor.ts';
import { accessGroup } from '#schemas/access/accessGroup.ts';
import { accessPinCode } from '#schemas/access/accessPinCode.ts';
import { accessSchedule } from '#schemas/access/accessSchedule.ts';
import { deviceController } from '#schemas/access/deviceController.ts';
import { door } from '#schemas/access/door.ts';
import { frPass } from '#schemas/access/frPass.ts';
import { hidPass } from '#schemas/access/hidPass.ts';
import { qrPass } from '#schemas/access/qrPass.ts';
import { thirdPartyCard } from '#schemas/access/thirdPartyCard.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';
import { memberHandlers } from '#server/engine/members/handlers.ts';
import { accessConfigurations } from './configurations.ts';
import { statePreview } from './doorStates.ts';
import { accessAreaRules } from './passes/areas.ts';
import { accessCredential, cardCalls, ownQrCode, personCalls, quotas, updateAccessPasses } from './passes/credentials.ts';
import { randomPin } from './passes/pins.ts';
import { accessPinCodeRules, frPassRules, hidPassRules, qrPassRules, thirdPartyCardRules } from './passes/rules.ts';
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
    [accessArea.name]: accessAreaRules,
    [qrPass.name]: qrPassRules,
    [hidPass.name]: hidPassRules,
    [frPass.name]: frPassRules,
    [accessPinCode.name]: accessPinCodeRules,
    [thirdPartyCard.name]: thirdPartyCardRules,
  },
  handlers: {
    [qrPass.name]: { ...personCalls.qr, quota: quotas.qr, code: ownQrCode, accessCredential, updateAccessPasses },
    [hidPass.name]: { ...personCalls.hid, quota: quotas.hid },
    [frPass.name]: { ...personCalls.fr, quota: quotas.fr },
    [accessPinCode.name]: { ...personCalls.pin, randomPin },
    [thirdPartyCard.name]: cardCalls,
    [door.name]: { accessConfigurations },
    [accessDoor.name]: { statePreview, subAdmins, groupMappings, people: peopleOfDoor, ofUser: doorsOfPerson },
    [accessSchedule.name]: { preview },
    [accessGroup.name]: memberHandlers(accessGroup),
  },
});
