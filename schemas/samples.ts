/** The samples of all areas, for tests, demo data and the gallery. Nothing that is part of the portal may import them. */

import {
  accessAreaSample,
  accessDoorStateSample,
  accessGroupDoorGroupSample,
  accessGroupDoorSample,
  accessGroupSample,
  accessLockdownSample,
  accessPinCodeSample,
  accessScheduleSample,
  deviceControllerSample,
  doorGroupSample,
  doorSample,
  elevatorAccessLevelSample,
  frPassSample,
  hidPassSample,
  holidayListSample,
  qrPassSample,
  qrScannerSample,
  rollCallSample,
  thirdPartyCardSample,
} from './access/samples.ts';
import { ahuUnitSample, airconExtensionRequestSample } from './aircon/samples.ts';
import { invoiceSample } from './billing/samples.ts';
import {
  blockedDateSample,
  bookingPeriodSample,
  calendarFeedSample,
  facilityBookingSample,
  facilityCategorySample,
  facilityDiscountSample,
  facilityRateSample,
  facilitySample,
  facilityWaitSample,
} from './bookings/samples.ts';
import { emergencyPresetSample, emergencySample, maintenanceSample, notificationSample } from './broadcasts/samples.ts';
import { buildingSample, rateSample, termsSample } from './buildings/samples.ts';
import { articleSample, deepLinkSample, featuredItemSample } from './content/samples.ts';
import { documentCategorySample, documentSample } from './documents/samples.ts';
import { inAppPopUpFormSample, pollFormSample, surveyFormSample } from './engagement/samples.ts';
import { activityEventSample, activityEventTimeSlotSample } from './events/samples.ts';
import { fmFormAdditionalDocumentSample, fmFormDocumentSample, fmFormSample } from './fmForms/samples.ts';
import {
  hotdeskBookingSample,
  hotdeskLendingSample,
  hotdeskSample,
  hotdeskZoneSample,
  zoneDisplaySample,
} from './hotdesks/samples.ts';
import type { Sample } from './kernel/entity/sample.ts';
import {
  loadingBayApplicationSample,
  loadingBayAppointmentTypeSample,
  loadingBayBlackoutSample,
  loadingBayGroupSample,
  loadingBaySample,
  loadingBayVehicleTypeSample,
} from './loadingBays/samples.ts';
import {
  loanItemRequestSample,
  loanItemReservationSample,
  loanItemSample,
  loanLocationSample,
  locationLoanItemSample,
} from './loans/samples.ts';
import { lsLocationCheckInSample, lsLocationSample } from './locations/samples.ts';
import { marketplaceBlacklistSample, marketplacePostSample } from './marketplace/samples.ts';
import { opcOrderSample, opcRefundOrderSample } from './orders/samples.ts';
import { carParkSample, vehicleSample } from './parking/samples.ts';
import { promotionRedemptionSample, promotionSample } from './privileges/samples.ts';
import { reportSubscriptionSample } from './reports/samples.ts';
import {
  deliveryPeriodSample,
  opcCategorySample,
  opcItemSample,
  opcMenuGroupSample,
  opcOptionGroupSample,
  promoCodeSample,
  retailCategorySample,
  retailStoreSample,
  visibilityPeriodSample,
} from './retail/samples.ts';
import {
  serviceRequestCommentSample,
  serviceRequestFormSample,
  serviceRequestPlaceSample,
  serviceRequestSample,
} from './serviceRequests/samples.ts';
import { holidaySample } from './setup/samples.ts';
import { emailDomainSample, tenantSample, unitSample } from './tenants/samples.ts';
import { globalUserGroupSample, globalUserSample, userGroupSample, userSample } from './users/samples.ts';
import { visitBlockSample, visitingSettingSample, visitorStationSample, visitSample } from './visitors/samples.ts';

export const samples: readonly Sample[] = [
  buildingSample,
  tenantSample,
  unitSample,
  emailDomainSample,
  userSample,
  globalUserSample,
  userGroupSample,
  globalUserGroupSample,
  facilityCategorySample,
  facilitySample,
  facilityRateSample,
  facilityDiscountSample,
  bookingPeriodSample,
  blockedDateSample,
  facilityBookingSample,
  facilityWaitSample,
  calendarFeedSample,
  hotdeskZoneSample,
  hotdeskSample,
  hotdeskLendingSample,
  hotdeskBookingSample,
  zoneDisplaySample,
  deviceControllerSample,
  doorSample,
  doorGroupSample,
  holidayListSample,
  accessScheduleSample,
  accessGroupSample,
  accessGroupDoorGroupSample,
  accessGroupDoorSample,
  qrScannerSample,
  accessLockdownSample,
  rollCallSample,
  accessDoorStateSample,
  elevatorAccessLevelSample,
  accessAreaSample,
  qrPassSample,
  hidPassSample,
  frPassSample,
  accessPinCodeSample,
  thirdPartyCardSample,
  activityEventSample,
  activityEventTimeSlotSample,
  pollFormSample,
  surveyFormSample,
  inAppPopUpFormSample,
  serviceRequestFormSample,
  serviceRequestSample,
  serviceRequestPlaceSample,
  serviceRequestCommentSample,
  opcOrderSample,
  opcRefundOrderSample,
  retailCategorySample,
  opcCategorySample,
  retailStoreSample,
  deliveryPeriodSample,
  opcMenuGroupSample,
  visibilityPeriodSample,
  opcOptionGroupSample,
  opcItemSample,
  promoCodeSample,
  promotionSample,
  promotionRedemptionSample,
  ahuUnitSample,
  airconExtensionRequestSample,
  vehicleSample,
  carParkSample,
  notificationSample,
  maintenanceSample,
  emergencySample,
  emergencyPresetSample,
  featuredItemSample,
  articleSample,
  deepLinkSample,
  documentCategorySample,
  documentSample,
  holidaySample,
  fmFormSample,
  fmFormDocumentSample,
  fmFormAdditionalDocumentSample,
  loanItemSample,
  loanLocationSample,
  locationLoanItemSample,
  loanItemRequestSample,
  loanItemReservationSample,
  loadingBayGroupSample,
  loadingBaySample,
  loadingBayVehicleTypeSample,
  loadingBayAppointmentTypeSample,
  loadingBayBlackoutSample,
  loadingBayApplicationSample,
  marketplacePostSample,
  marketplaceBlacklistSample,
  invoiceSample,
  rateSample,
  termsSample,
  visitingSettingSample,
  visitBlockSample,
  visitorStationSample,
  visitSample,
  lsLocationSample,
  lsLocationCheckInSample,
  reportSubscriptionSample,
];
