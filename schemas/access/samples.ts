/** Typical doors of an office building, who passes them, and when. */
import { defineSample } from '../kernel/entity/sample.ts';
import { accessArea } from './doors/accessArea.ts';
import { accessDoorState } from './doors/accessDoorState.ts';
import { deviceController } from './doors/deviceController.ts';
import { door } from './doors/door.ts';
import { doorGroup } from './doors/doorGroup.ts';
import { elevatorAccessLevel } from './doors/elevatorAccessLevel.ts';
import { qrScanner } from './doors/qrScanner.ts';
import { accessGroup } from './groups/accessGroup.ts';
import { accessGroupDoor } from './groups/accessGroupDoor.ts';
import { accessGroupDoorGroup } from './groups/accessGroupDoorGroup.ts';
import { accessSchedule } from './groups/accessSchedule.ts';
import { holidayList } from './groups/holidayList.ts';
import { accessPinCode } from './passes/accessPinCode.ts';
import { frPass } from './passes/frPass.ts';
import { hidPass } from './passes/hidPass.ts';
import { qrPass } from './passes/qrPass.ts';
import { thirdPartyCard } from './passes/thirdPartyCard.ts';
import { accessLockdown } from './room/accessLockdown.ts';
import { rollCall } from './room/rollCall.ts';

const workdays = [1, 2, 3, 4, 5];

export const deviceControllerSample = defineSample(deviceController, [
  {
    name: 'Lobby controller',
    serialNo: 'AC-0001',
    macAddress: '00:1B:44:11:3A:B7',
    networkMode: 'QR_NETWORK_MODE_ETHERNET',
    active: true,
  },
  { name: 'Riser 5', serialNo: 'AC-0002', networkMode: 'QR_NETWORK_MODE_WIFI', active: true },
]);

export const doorSample = defineSample(door, [
  {
    code: 'L1-01',
    name: 'Lobby turnstile',
    tag: ['lobby'],
    floorNo: '1',
    accessCfgType: 'DOOR',
    doorConfiguration: 'PAIRED_READERS',
    hidDoor: true,
    qrDoor: true,
    normalState: 'CONTROLLED',
    unlockSeconds: 5,
    heldOpenSeconds: 30,
    longUnlockSeconds: 15,
    longHeldOpenSeconds: 60,
    active: true,
  },
  {
    code: 'LIFT-A',
    name: 'Lift A',
    tag: ['lift'],
    accessCfgType: 'ELEVATOR',
    doorConfiguration: 'ELEVATOR_WITH_NO_FLOOR_SELECT_FEEDBACK',
    hidDoor: false,
    qrDoor: false,
    normalState: 'CONTROLLED',
    unlockSeconds: 8,
    heldOpenSeconds: 40,
    longUnlockSeconds: 20,
    longHeldOpenSeconds: 90,
    active: true,
  },
]);

export const doorGroupSample = defineSample(doorGroup, [{ name: 'Lobby' }, { name: 'Car park' }]);

export const holidayListSample = defineSample(holidayList, [
  { name: 'Company closure', days: [{ id: 'a', date: '2027-12-31', name: 'Year end' }] },
  { name: 'Fire drills', days: [{ id: 'b', date: '2027-06-11', name: 'Drill' }] },
]);

export const accessScheduleSample = defineSample(accessSchedule, [
  {
    name: 'Office hours',
    hours: workdays.map((day) => ({ day, from: '08:00', to: '20:00' })),
    publicHolidays: true,
    exceptions: [{ id: 'a', name: 'Maintenance', period: ['2027-02-06', '2027-02-08'], kind: 'CLOSED' }],
  },
  { name: 'Night shift', hours: workdays.map((day) => ({ day, from: '22:00', to: '06:00' })), publicHolidays: false },
]);

export const accessGroupSample = defineSample(accessGroup, [
  { name: 'Everybody by day', remark: 'Companies with an office', floor: ['1', '2'] },
  { name: 'Guards' },
]);

/** What they join has samples of its own. */
export const accessGroupDoorSample = defineSample(accessGroupDoor, [{}]);
export const accessGroupDoorGroupSample = defineSample(accessGroupDoorGroup, [{}]);

export const qrScannerSample = defineSample(qrScanner, [
  { name: 'Turnstile, way in', serialNo: 'QS-0001', networkMode: 'QR_NETWORK_MODE_ETHERNET', direction: 'ENTRY', active: true },
  { name: 'Turnstile, way out', serialNo: 'QS-0002', networkMode: 'QR_NETWORK_MODE_WIFI', direction: 'EXIT', active: true },
]);
export const accessDoorStateSample = defineSample(accessDoorState, [
  { state: 'FREE', firstPersonIn: true },
  { state: 'CARD_AND_PIN' },
]);
export const elevatorAccessLevelSample = defineSample(elevatorAccessLevel, [
  { floorNo: '1', relayNo: 1, accessLevel: 'FREE' },
  { floorNo: '2', relayNo: 2, accessLevel: 'CONTROLLED' },
  { floorNo: '5', relayNo: 5, accessLevel: 'CONTROLLED' },
]);
/** Whose passes they are is said where they are made. */
export const qrPassSample = defineSample(qrPass, [{}, { endAt: '2030-12-31T10:00:00.000Z' }]);
export const hidPassSample = defineSample(hidPass, [{}]);
export const frPassSample = defineSample(frPass, [{}]);
export const accessPinCodeSample = defineSample(accessPinCode, [{ pinCode: '402817' }, { pinCode: '739152' }]);
export const thirdPartyCardSample = defineSample(thirdPartyCard, [
  { cardId: '1:11572', type: 'PHYSICAL_CARD' },
  { cardId: '0A004D7603', type: 'PHYSICAL_CARD' },
  { cardId: 'MP-2041', type: 'MOBILE_PASS' },
]);
export const accessAreaSample = defineSample(accessArea, [
  { name: 'Data centre', mode: 'HARD', nightlyReset: true },
  { name: 'Office floors', mode: 'SOFT', nightlyReset: true },
]);
export const accessLockdownSample = defineSample(accessLockdown, [
  { covers: 'BUILDING', reason: 'Intruder on floor 5' },
  { covers: 'BUILDING', reason: 'Drill of the security team' },
]);
export const rollCallSample = defineSample(rollCall, [{ reason: 'Fire alarm, floor 3' }, { reason: 'Drill of June' }]);
