/** The whole catalogue of the portal in this language. */
import * as access from './access.ts';
import { accessControl } from './accessControl.ts';
import { accessEvents } from './accessEvents.ts';
import { accessPasses } from './accessPasses.ts';
import { account } from './account.ts';
import { aircon } from './aircon.ts';
import { auth } from './auth.ts';
import { billing } from './billing.ts';
import { bookings } from './bookings.ts';
import { broadcasts } from './broadcasts.ts';
import { buildings } from './buildings.ts';
import { common } from './common.ts';
import { content } from './content.ts';
import { dates } from './dates.ts';
import { desk } from './desk.ts';
import { documents } from './documents.ts';
import { engagement } from './engagement.ts';
import { errors } from './errors.ts';
import { events } from './events.ts';
import { facilities } from './facilities.ts';
import { facilityTimes } from './facilityTimes.ts';
import { fmForms } from './fmForms.ts';
import { hotdesks } from './hotdesks.ts';
import { inputs } from './inputs.ts';
import { kit } from './kit.ts';
import { lists } from './lists.ts';
import { loadingBays } from './loadingBays.ts';
import { loans } from './loans.ts';
import { locations } from './locations.ts';
import { marketplace } from './marketplace.ts';
import { notices } from './notices.ts';
import { orders } from './orders.ts';
import { parking } from './parking.ts';
import { privileges } from './privileges.ts';
import { promoCodes } from './promoCodes.ts';
import { ra } from './ra.ts';
import { record } from './record.ts';
import { reportSubscriptions } from './reportSubscriptions.ts';
import { retail } from './retail.ts';
import { retailMenu } from './retailMenu.ts';
import { screens } from './screens.ts';
import { serviceRequests } from './serviceRequests.ts';
import { setup } from './setup.ts';
import { shell } from './shell.ts';
import { system } from './system.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';
import { visitors } from './visitors.ts';

export const messages = {
  ra,
  ...access,
  account,
  auth,
  common,
  errors,
  lists,
  inputs,
  dates,
  desk,
  kit,
  notices,
  record,
  screens,
  shell,
  resources: {
    ...buildings,
    ...tenants,
    ...users,
    ...facilities,
    ...facilityTimes,
    ...bookings,
    ...accessControl,
    ...accessPasses,
    ...accessEvents,
    ...events,
    ...engagement,
    ...aircon,
    ...parking,
    ...fmForms,
    ...content,
    ...serviceRequests,
    ...retail,
    ...retailMenu,
    ...orders,
    ...promoCodes,
    ...privileges,
    ...documents,
    ...loans,
    ...loadingBays,
    ...marketplace,
    ...billing,
    ...broadcasts,
    ...setup,
    ...hotdesks,
    ...visitors,
    ...locations,
    ...reportSubscriptions,
    ...system,
  },
};
