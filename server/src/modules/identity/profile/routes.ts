import * as wire from '@vitrine/contract/identity';
import { answer, type Routes } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeEmail } from './change-email.ts';
import { endDevice, listDevices } from './devices.ts';
import { getProfile } from './get-profile.ts';
import { saveAbout } from './save-about.ts';
import { saveAddresses } from './save-addresses.ts';
import { saveAvatar } from './save-avatar.ts';
import { savePhones } from './save-phones.ts';
import { savePreferences } from './save-preferences.ts';
import { saveWork } from './save-work.ts';

/** What people see and change of themselves. */
export const profileRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.getProfile, ({ actor }) => getProfile(platform, actor));
    answer(app, wire.saveProfileAbout, ({ actor, body }) => saveAbout(platform, actor, body));
    answer(app, wire.saveProfileWork, ({ actor, body }) => saveWork(platform, actor, body));
    answer(app, wire.saveProfilePhones, ({ actor, body }) => savePhones(platform, actor, body));
    answer(app, wire.saveProfileAddresses, ({ actor, body }) => saveAddresses(platform, actor, body));
    answer(app, wire.changeProfileEmail, ({ actor, body, host }) => changeEmail(platform, actor, { host, ...body }));
    answer(app, wire.saveProfilePreferences, ({ actor, body }) => savePreferences(platform, actor, body));
    answer(app, wire.saveProfileAvatar, ({ actor, body }) => saveAvatar(platform, actor, body));
    answer(app, wire.listDevices, ({ actor }) => listDevices(platform, actor));
    answer(app, wire.endDevice, ({ actor, params }) => endDevice(platform, actor, params));
  };
