/** The call by which people see when facilities are free. */

/** Days of one answer. */
export const USUAL_FREE_DAYS = 7;
export const MAX_FREE_DAYS = 31;

export const freeSlotsEndpoint = {
  freeSlots: {
    call: 'GET /occupant/facilities/free-slots',
    summary:
      'The free slots, or booking periods, of facilities that are addressed to the person: from a day on (today) for some days (7, at most 31), with how many bookings each can still take',
    everybody: 'people see when they can have a facility',
    query: ['date', 'days', 'facilityUuid', 'facilityCategoryUuid'],
  },
} as const;
