/** A person's own profile and where they are logged in. */
import { queryOptions } from '@tanstack/react-query';
import { calling } from '../../../shared/connection.ts';

const theCalls = () => import('./calls.ts');
const fetchProfile = calling(async () => (await theCalls()).fetchProfile);
const fetchCities = calling(async () => (await theCalls()).fetchCities);
const fetchDevices = calling(async () => (await theCalls()).fetchDevices);

export const profileQuery = queryOptions({ queryKey: ['identity', 'profile'], queryFn: () => fetchProfile() });
export const devicesQuery = queryOptions({ queryKey: ['identity', 'devices'], queryFn: () => fetchDevices(), staleTime: 0 });

/** The cities of a state; they never change while the app is open. */
export const citiesQuery = ({ country, state }: { country: string; state: string }) =>
  queryOptions({ queryKey: ['identity', 'cities', country, state], queryFn: () => fetchCities({ country, state }), staleTime: Infinity });

export const findPostalCode = calling(async () => (await theCalls()).findPostalCode);

export const saveAbout = calling(async () => (await theCalls()).saveAbout);
export const saveWork = calling(async () => (await theCalls()).saveWork);
export const savePhones = calling(async () => (await theCalls()).savePhones);
export const saveAddresses = calling(async () => (await theCalls()).saveAddresses);
export const savePreferences = calling(async () => (await theCalls()).savePreferences);
export const changeEmail = calling(async () => (await theCalls()).changeEmail);
export const saveAvatar = calling(async () => (await theCalls()).saveAvatar);
export const logOutThere = calling(async () => (await theCalls()).logOutThere);
