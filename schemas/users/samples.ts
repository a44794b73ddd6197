/** Typical people and user groups; no real people. */
import { defineSample } from '../kernel/entity/sample.ts';
import { globalUser } from './globalUser.ts';
import { globalUserGroup } from './globalUserGroup.ts';
import { user } from './user.ts';
import { userGroup } from './userGroup.ts';

export const userSample = defineSample(user, [
  {
    fullName: 'Tan Wei Ling',
    username: 'weiling.tan@building.example',
    jobTitle: 'Facilities manager',
    officeNumber: '+65 6123 4501',
  },
  { fullName: '陳美玲', username: 'meiling.chan@building.example', jobTitle: '物業經理', mobileNumber: '+852 9123 4567' },
]);

/** People whom the provider adds. */
export const globalUserSample = defineSample(globalUser, [
  {
    fullName: 'Kwok Ho Yin',
    username: 'hoyin.kwok@company.example',
    jobTitle: 'Operations lead',
    mobileNumber: '+852 9234 5678',
  },
  { fullName: '林佳慧', username: 'jiahui.lin@company.example', jobTitle: '行政主任' },
]);

/** Groups of a building, then of a company. */
export const userGroupSample = defineSample(userGroup, [
  { groupName: 'Fire wardens' },
  { groupName: 'Early birds' },
  { groupName: 'Reception team' },
]);

/** Groups of the provider, across office centres. */
export const globalUserGroupSample = defineSample(globalUserGroup, [
  { groupName: 'Pilot users', autoApproveBooking: true },
  { groupName: 'Frequent visitors', maxBooking: 10, maxBookingUnit: 'MONTH', creditPeriod: 2, creditPeriodUnit: 'WEEK' },
]);
