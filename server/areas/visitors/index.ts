import { visit } from '#schemas/visitors/visit.ts';
import { visitApproval } from '#schemas/visitors/visitApproval.ts';
import { visitBlock } from '#schemas/visitors/visitBlock.ts';
import { visitingSetting } from '#schemas/visitors/visitingSetting.ts';
import { visitorStation } from '#schemas/visitors/visitorStation.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { returning } from '#server/engine/areas/areaCalls.ts';
import { returningByKey } from '#server/engine/keyed/calls.ts';
import { returningByLink } from '#server/engine/linked/calls.ts';
import { blockRules } from './blocks.ts';
import { approvalSchema, decideByLink, readApproval } from './decide.ts';
import { dayOf, daySchema, scan, scanSchema } from './desk.ts';
import { addPhoto, calendarOfVisit, cancelVisit, completeVisit, readVisit, visitorSchema } from './link.ts';
import { erase, forgetVisitorsJob, personalData } from './privacy.ts';
import { settingRules } from './settings.ts';
import {
  checkInAtStation,
  hosts,
  hostsSchema,
  register,
  registeredSchema,
  stationRules,
  stationScanSchema,
  welcome,
  welcomeSchema,
} from './stations.ts';
import { visitRules } from './visits.ts';

export const visitors = defineServerArea({
  name: 'visitors',
  rules: {
    [visit.name]: visitRules,
    [visitBlock.name]: blockRules,
    [visitingSetting.name]: settingRules,
    [visitorStation.name]: stationRules,
  },
  handlers: {
    [visit.name]: { day: returning(daySchema, dayOf), scan: returning(scanSchema, scan), personalData, erase },
  },
  linked: {
    [visit.name]: {
      read: returningByLink(visitorSchema, readVisit),
      complete: returningByLink(visitorSchema, completeVisit),
      photo: returningByLink(visitorSchema, addPhoto),
      cancel: returningByLink(visitorSchema, cancelVisit),
      calendar: calendarOfVisit,
    },
    [visitApproval.name]: {
      read: returningByLink(approvalSchema, readApproval),
      decide: returningByLink(approvalSchema, decideByLink),
    },
  },
  keyed: {
    [visitorStation.name]: {
      welcome: returningByKey(welcomeSchema, welcome),
      hosts: returningByKey(hostsSchema, hosts),
      register: returningByKey(registeredSchema, register),
      checkIn: returningByKey(stationScanSchema, checkInAtStation),
    },
  },
  jobs: [forgetVisitorsJob],
  mails: ['visitComplete', 'visitInvitation', 'visitCancelled', 'visitApproval'],
});
