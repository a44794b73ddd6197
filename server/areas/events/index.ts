import { activityEvent } from '#schemas/events/activityEvent.ts';
import { activityEventParticipant } from '#schemas/events/activityEventParticipant.ts';
import { activityEventTimeSlot } from '#schemas/events/activityEventTimeSlot.ts';
import { eventSettings } from '#schemas/events/eventSettings.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { ofRecord, returning } from '#server/engine/areas/areaCalls.ts';
import { rowHandlers } from '#server/engine/calls/rowCalls.ts';
import { singletonHandlers } from '#server/engine/calls/singleton.ts';
import { returningByLink } from '#server/engine/linked/calls.ts';
import { flag, moment, objectOf, orNull, text, whole } from '#server/openapi/values.ts';
import { activityEventRules } from './activityEvents.ts';
import { checkInByCode } from './checkInByCode.ts';
import { feedbackOf, feedbackSchema, giveFeedback, ownFeedbackSchema } from './feedback.ts';
import { checkInGuest, declineGuest, giveGuestFeedback, guestCalendar, readGuest, registerGuest } from './guests/acts.ts';
import { guestSchema } from './guests/facts.ts';
import { ownCalendar } from './ownCalendar.ts';
import { ownQr } from './ownQr.ts';
import { downloadParticipants, mailParticipants, participantSheet } from './participantRecord.ts';
import { participantRules } from './participants.ts';
import { registerPublicEvents } from './publicEvent.ts';
import { eventQr, sessionQr } from './qr.ts';
import { monthlyRecurrence, recurrenceFrequencies, weeklyRecurrence } from './recurrence.ts';
import { remindJob } from './reminders.ts';
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
  handlers: {
    [activityEvent.name]: {
      tagList: returning('options', eventTags),
      ...rowHandlers(activityEvent, 'externalLinks'),
      recurrenceFrequencies: returning('options', recurrenceFrequencies),
      weeklyRecurrence: returning('options', weeklyRecurrence),
      monthlyRecurrence: returning('options', monthlyRecurrence),
      feedback: ofRecord(feedbackSchema, feedbackOf),
      signUpQr: returning('download', ownQr),
    },
    [activityEventParticipant.name]: {
      giveFeedback: returning(ownFeedbackSchema, giveFeedback),
      ownCalendar: returning('download', ownCalendar),
      checkInByCode: returning(checkedIn, checkInByCode),
    },
    [eventSettings.name]: { ...singletonHandlers(eventSettings) },
    [activityEventTimeSlot.name]: {
      emailParticipantRecord: ofRecord('mailed', mailParticipants),
      participantRecord: ofRecord('download', downloadParticipants),
    },
  },
  linked: {
    [activityEventParticipant.name]: {
      read: returningByLink(guestSchema, readGuest),
      register: returningByLink(guestSchema, registerGuest),
      decline: returningByLink(guestSchema, declineGuest),
      checkIn: returningByLink(guestSchema, checkInGuest),
      feedback: returningByLink(guestSchema, giveGuestFeedback),
      calendar: guestCalendar,
    },
  },
  jobs: [remindJob],
  mails: ['guestInvitation', 'guestCancelled', 'guestRescheduled', 'guestReminder'],
  downloads: {
    [activityEvent.name]: { qr: eventQr },
    [activityEventTimeSlot.name]: { participants: participantSheet, qr: sessionQr },
  },
  routes: [registerPublicEvents],
});
