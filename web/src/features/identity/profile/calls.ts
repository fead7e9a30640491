/** The calls behind `api.ts`, fetched with the first of them. */
import { call } from '@vitrine/client';
import {
  changeProfileEmail,
  endDevice,
  findPostalCode as findPostalCodeThere,
  getProfile,
  listCities,
  listDevices,
  saveProfileAbout,
  saveProfileAddresses,
  saveProfileAvatar,
  saveProfilePhones,
  saveProfilePreferences,
  saveProfileWork,
} from '@vitrine/contract/identity';
import type { Ask } from '@vitrine/contract/kernel';
import { citiesVersion } from '@vitrine/domain/identity/places';
import type { Picture } from '../../../shared/device/picture.ts';
import { sendPicture } from '../../../shared/send-picture.ts';

export const fetchProfile = () => call(getProfile);
export const fetchCities = (of: { country: string; state: string }) => call(listCities, { params: { ...of, version: citiesVersion } });
export const findPostalCode = (params: Ask<typeof findPostalCodeThere>['params']) => call(findPostalCodeThere, { params });
export const fetchDevices = () => call(listDevices);
export const saveAbout = (body: Ask<typeof saveProfileAbout>['body']) => call(saveProfileAbout, { body });
export const saveWork = (body: Ask<typeof saveProfileWork>['body']) => call(saveProfileWork, { body });
export const savePhones = (body: Ask<typeof saveProfilePhones>['body']) => call(saveProfilePhones, { body });
export const saveAddresses = (body: Ask<typeof saveProfileAddresses>['body']) => call(saveProfileAddresses, { body });
export const savePreferences = (body: Ask<typeof saveProfilePreferences>['body']) => call(saveProfilePreferences, { body });
export const changeEmail = (body: Ask<typeof changeProfileEmail>['body']) => call(changeProfileEmail, { body });
export const logOutThere = (deviceId: string) => call(endDevice, { params: { deviceId } });

/** Sends a picture and wears it; null takes the one that is worn off. */
export async function saveAvatar(picture: Picture | null) {
  const file = picture && (await sendPicture({ picture, purpose: 'image', onBegun: () => Promise.resolve() }));
  return call(saveProfileAvatar, { body: { fileId: file?.id ?? null } });
}
