import { boolean, integer, localizedRich } from '../kernel/fields/field.ts';

/** What a building sets once for all its events and may change for each: terms, and how people sign up. */
export const signUpRules = {
  /** Terms and conditions. */
  tc: localizedRich(),
  /** Sessions have a number of seats. */
  isLimitedEvent: boolean({ default: true }),
  /** People may cancel their own sign-ups. */
  isCancellable: boolean({ default: true }),
  enableRegistrationLimit: boolean(),
  registrationLimitPerUser: integer({
    min: 1,
    max: 1000,
    when: { enableRegistrationLimit: true },
    requiredWhen: { enableRegistrationLimit: true },
  }),
};
