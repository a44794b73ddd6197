/** Signing in, as an area: the settings of building admins, the clean-up jobs, and the mails. */
import { signInCleanUp } from '#server/auth/cleanUp.ts';
import { passwordResetJob } from '#server/auth/password/resetPassword.ts';
import { domainProofs } from '#server/auth/sso/recheckDomains.ts';
import { defineServerArea } from '#server/engine/areas/area.ts';
import { emailDomainAnswers, emailDomainRules } from './emailDomains.ts';
import { providerAnswers } from './providerAnswers.ts';

export const auth = defineServerArea({
  name: 'auth',
  rules: { 'email-domains': emailDomainRules },
  answers: { 'office-centres': providerAnswers, 'email-domains': emailDomainAnswers },
  jobs: [signInCleanUp, passwordResetJob, domainProofs],
  mails: ['oneTimeCode', 'passwordReset', 'passwordChanged'],
});
