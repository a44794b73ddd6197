import { accessSettings } from '#schemas/access/accessSettings.ts';
import { accessArea } from '#schemas/access/doors/accessArea.ts';
import { accessDoor } from '#schemas/access/doors/accessDoor.ts';
import { deviceController } from '#schemas/access/doors/deviceController.ts';
import { door } from '#schemas/access/doors/door.ts';
import { accessGroup } from '#schemas/access/groups/accessGroup.ts';
import { accessSchedule } from '#schemas/access/groups/accessSchedule.ts';
import { accessPinCode } from '#schemas/access/passes/accessPinCode.ts';
import { frPass } from '#schemas/access/passes/frPass.ts';
import { hidPass } from '#schemas/access/passes/hidPass.ts';
import { qrPass } from '#schemas/access/passes/qrPass.ts';
import { thirdPartyCard } from '#schemas/access/passes/thirdPartyCard.ts';
import { accessEvent } from '#schemas/access/room/accessEvent.ts';
import { accessLockdown } from '#schemas/access/room/accessLockdown.ts';
import { rollCall } from '#schemas/access/room/rollCall.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { rulesFor } from '#server/engine/areas/rules.ts';
import { singletonHandlers } from '#server/engine/calls/singleton.ts';
import { memberHandlers } from '#server/engine/members/handlers.ts';
import { accessReport, accessReportSchema } from './accessReport.ts';
import { accessReportSheets } from './accessReportSheet.ts';
import { orderCommands } from './commands.ts';
import { accessConfigurations } from './configurations.ts';
import { controlRoom, doorRules, presence } from './controlRoom.ts';
import { configuration } from './deviceConfig.ts';
import { acknowledge, commands, decideOnline, heartbeat, pushEvents } from './devices.ts';
import { statePreview } from './doorStates.ts';
import { cleanUpEvents, noteSilent } from './eventJobs.ts';
import { lockdownRules } from './lockdowns.ts';
import { accessAreaRules } from './passes/areas.ts';
import { accessCredential, cardCalls, ownQrCode, personCalls, quotas, updateAccessPasses } from './passes/credentials.ts';
import { randomPin } from './passes/pins.ts';
import { passReport } from './passes/report.ts';
import { accessPinCodeRules, frPassRules, hidPassRules, qrPassRules, thirdPartyCardRules } from './passes/rules.ts';
import { doorsOfPerson, groupMappings, peopleOfDoor, subAdmins } from './passing.ts';
import { rollCallRules } from './rollCalls.ts';
import { preview } from './schedules.ts';

export const access = defineServerArea({
  name: 'access',
  rules: {
    [deviceController.name]: rulesFor(deviceController, {
      actions: {
        sync: async ({ tx, reach }, rows) => {
          for (const { before, values } of rows) {
            values.configVersion = (before.configVersion ?? 0) + 1;
            const deviceControllerId = before.id;
            const buildingId = Number(before.officeCentreId);
            const userId = reach.session.userId || null;
            await orderCommands(tx, [
              { buildingId, deviceControllerId, doorId: null, commandType: 'SYNC', reason: null, userId },
            ]);
          }
        },
      },
    }),
    [accessArea.name]: accessAreaRules,
    [qrPass.name]: qrPassRules,
    [hidPass.name]: hidPassRules,
    [frPass.name]: frPassRules,
    [accessPinCode.name]: accessPinCodeRules,
    [thirdPartyCard.name]: thirdPartyCardRules,
    [accessDoor.name]: doorRules,
    [accessLockdown.name]: lockdownRules,
    [rollCall.name]: rollCallRules,
  },
  handlers: {
    [qrPass.name]: { ...personCalls.qr, quota: quotas.qr, passReport, code: ownQrCode, accessCredential, updateAccessPasses },
    [hidPass.name]: { ...personCalls.hid, quota: quotas.hid },
    [frPass.name]: { ...personCalls.fr, quota: quotas.fr },
    [accessPinCode.name]: { ...personCalls.pin, randomPin },
    [thirdPartyCard.name]: cardCalls,
    [door.name]: { accessConfigurations },
    [accessDoor.name]: {
      controlRoom,
      presence,
      statePreview,
      subAdmins,
      groupMappings,
      people: peopleOfDoor,
      ofUser: doorsOfPerson,
    },
    [accessEvent.name]: {
      accessReport: returning(accessReportSchema, accessReport),
      accessReportMail: accessReportSheets.mail(accessEvent.name),
      accessReportFile: accessReportSheets.file(accessEvent.name),
    },
    [accessSettings.name]: { ...singletonHandlers(accessSettings) },
    [accessSchedule.name]: { preview },
    [accessGroup.name]: memberHandlers(accessGroup),
  },
  keyed: {
    [deviceController.name]: { heartbeat, configuration, decide: decideOnline, pushEvents, commands, acknowledge },
  },
  jobs: [cleanUpEvents, noteSilent, accessReportSheets.job],
});
