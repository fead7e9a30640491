import { dayIn } from '@vitrine/domain/kernel';
import type { Platform } from '../../../platform/platform.ts';
import type { RegistrationSettings } from '../../tenancy/index.ts';

/** What the rules need to know about the site and the day. */
export const factsOf = ({ clock }: Pick<Platform, 'clock'>, settings: RegistrationSettings) => ({
  asked: settings.asked,
  today: dayIn(settings.timeZone, clock.now()),
  countries: settings.countries,
  homeCountry: settings.countries[0] ?? 'BR',
  isDocumentStrict: settings.isDocumentStrict,
  passwordLevel: settings.passwordLevel,
});
