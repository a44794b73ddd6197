import { activityEvent } from '#schemas/events/activityEvent.ts';
import { activityEventParticipant } from '#schemas/events/activityEventParticipant.ts';
import { activityEventTimeSlot } from '#schemas/events/activityEventTimeSlot.ts';
import { defineServerArea } from '#server/engine/area.ts';
import { returning } from '#server/engine/areaCalls.ts';
import { rowAnswers } from '#server/engine/rowCalls.ts';
import { flag, moment, objectOf, orNull, text, whole } from '#server/openapi/values.ts';
import { activityEventRules } from './activityEvents.ts';
import { checkInByCode } from './checkInByCode.ts';
import { ownQr } from './ownQr.ts';
import { downloadParticipants, mailParticipants, participantSheet } from './participantRecord.ts';
import { participantRules } from './participants.ts';
import { eventQr, sessionQr } from './qr.ts';
import { monthlyRecurrence, recurrenceFrequencies, weeklyRecurrence } from './recurrence.ts';
import { eventTags } from './tags.ts';
import { timeSlotRules } from './timeSlots.ts';

const checkedIn = objectOf({
  participantId: whole,
  name: text,
  company: orNull(text),
  session: text,
  checkedInDate: moment,
  again: flag,
});

export const events = defineServerArea({
  name: 'events',
  rules: {
    [activityEvent.name]: activityEventRules,
    [activityEventTimeSlot.name]: timeSlotRules,
    [activityEventParticipant.name]: participantRules,
  },
  answers: {
    [activityEvent.name]: {
      tagList: returning('options', eventTags),
      ...rowAnswers(activityEvent, 'externalLinks'),
      recurrenceFrequencies: returning('options', recurrenceFrequencies),
      weeklyRecurrence: returning('options', weeklyRecurrence),
      monthlyRecurrence: returning('options', monthlyRecurrence),
      signUpQr: returning('download', ownQr),
    },
    [activityEventParticipant.name]: {
      checkInByCode: returning(checkedIn, checkInByCode),
    },
    [activityEventTimeSlot.name]: {
      emailParticipantRecord: returning('mailed', mailParticipants),
      participantRecord: returning('download', downloadParticipants),
    },
  },
  downloads: {
    [activityEvent.name]: { qr: eventQr },
    [activityEventTimeSlot.name]: { participants: participantSheet, qr: sessionQr },
  },
});
