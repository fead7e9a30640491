import type { Platform } from '../../platform/platform.ts';
import { deliverEmailLink, emailLinkJob } from './contact/verify-email.ts';
import { deliverPhoneCode, phoneCodeJob } from './contact/verify-phone.ts';
import { deliverNewEmailLink, newEmailJob } from './profile/change-email.ts';
import { forgetDeadProofs } from './forget-dead-proofs.ts';
import { forgetDeadTokens } from './forget-dead-tokens.ts';
import { fillGroups } from './groups/sort-into-groups.ts';
import { tellOfLink, tellOfLinkJob } from './outside/emails.ts';
import { recoveryLinkJob, sendRecoveryLink } from './recovery/recover-password.ts';
import { deliverPasswordLink, passwordLinkJob } from './recovery/send-password-link.ts';
import { deliverRecoveryCode, recoveryCodeJob } from './recovery/send-recovery-code.ts';
import { newPasswordJob, tellOfNewPassword } from './recovery/set-password-by-link.ts';
import { deliverSecondStepEmail, secondStepJob } from './second-step/emails.ts';
import { firstAccessJob, sendFirstAccess } from './registration/ask-first-access.ts';

/** Letters and codes of this room, which leave outside of every request, and what it throws away at night. */
export function registerIdentityWorkers(platform: Platform): void {
  const { jobs } = platform;
  jobs.work(recoveryLinkJob, (payload) => sendRecoveryLink(platform, payload), 'email');
  jobs.work(recoveryCodeJob, (payload) => deliverRecoveryCode(platform, payload), 'email'); // an old code is not sent, and where there is no phone a letter is
  jobs.work(passwordLinkJob, (payload) => deliverPasswordLink(platform, payload), 'email');
  jobs.work(newPasswordJob, (payload) => tellOfNewPassword(platform, payload), 'email');
  jobs.work(phoneCodeJob, (payload) => deliverPhoneCode(platform, payload), 'code');
  jobs.work(emailLinkJob, (payload) => deliverEmailLink(platform, payload), 'email');
  jobs.work(newEmailJob, (payload) => deliverNewEmailLink(platform, payload), 'email');
  jobs.work(firstAccessJob, (payload) => sendFirstAccess(platform, payload), 'email');
  jobs.work(tellOfLinkJob, (payload) => tellOfLink(platform, payload), 'email');
  jobs.work(secondStepJob, (payload) => deliverSecondStepEmail(platform, payload), 'email');
  jobs.schedule('identity.forget-dead-tokens', '7 4 * * *', async () => void (await forgetDeadTokens(platform)));
  jobs.schedule('identity.fill-groups', '33 * * * *', async () => void (await fillGroups(platform)));
  jobs.schedule('identity.forget-dead-proofs', '12 4 * * *', () => forgetDeadProofs(platform));
}
