import { reportSettings } from '#schemas/reports/reportSettings.ts';
import { reportSubscription } from '#schemas/reports/reportSubscription.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { singletonHandlers } from '#server/engine/calls/singleton.ts';
import { mailReport, reportHandlers } from './numbers.ts';
import { deliverJob } from './subscriptions/deliver.ts';
import { cleanUpDeliveries, planJob } from './subscriptions/plan.ts';
import { subscriptionRules } from './subscriptions/rules.ts';
import { registerSubscriptionEnd } from './subscriptions/unsubscribe.ts';

export const reports = defineServerArea({
  name: 'reports',
  rules: { [reportSubscription.name]: subscriptionRules },
  handlers: { ...reportHandlers, [reportSettings.name]: singletonHandlers(reportSettings) },
  jobs: [mailReport, planJob, deliverJob, cleanUpDeliveries],
  routes: [registerSubscriptionEnd],
  mails: ['subscription', 'subscriptionEmpty', 'subscriptionLink'],
});
