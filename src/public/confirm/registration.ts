/** What somebody who was invited fills in, and what is missing. How a number or a name is written, the server checks. */
import { type NewPassword, newPasswordErrors } from '../password/newPassword.ts';

export interface RegistrationValue extends NewPassword {
  fullName: string;
  mobileNumber: string;
  /** Agreed to the terms and conditions, and to the use of personal data. */
  terms: boolean;
  consent: boolean;
}
/** Per field a key or the server's sentence. */
export type RegistrationErrors = Partial<Record<keyof RegistrationValue, string>>;

export const emptyRegistration = (fullName: string): RegistrationValue => ({
  fullName,
  mobileNumber: '',
  password: '',
  confirm: '',
  terms: false,
  consent: false,
});

export function registrationErrors(value: RegistrationValue): RegistrationErrors {
  return {
    ...(value.fullName.trim() === '' ? { fullName: 'entry.confirm.fullNameRequired' } : {}),
    ...newPasswordErrors(value),
    ...(value.terms ? {} : { terms: 'entry.consent.terms.required' }),
    ...(value.consent ? {} : { consent: 'entry.consent.consent.required' }),
  };
}

/** Fields in the order of the page. */
const ORDER = ['fullName', 'mobileNumber', 'password', 'confirm', 'terms', 'consent'] as const;

/** The field to which the focus goes. */
export const firstWrong = (errors: RegistrationErrors): keyof RegistrationValue | undefined => ORDER.find((name) => errors[name]);
