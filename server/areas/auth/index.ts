/** Signing in, as an area: the settings of building admins, the clean-up jobs, and the mails. */
import { signInCleanUp } from '#server/auth/cleanUp.ts';
import { passwordResetJob } from '#server/auth/password/resetPassword.ts';
import { domainProofs } from '#server/auth/sso/recheckDomains.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { emailDomainHandlers, emailDomainRules } from './emailDomains.ts';
import { providerHandlers } from './providerHandlers.ts';

export const auth = defineServerArea({
  name: 'auth',
  rules: { 'email-domains': emailDomainRules },
  handlers: { 'office-centres': providerHandlers, 'email-domains': emailDomainHandlers },
  jobs: [signInCleanUp, passwordResetJob, domainProofs],
  mails: ['oneTimeCode', 'passwordReset', 'passwordChanged'],
});
