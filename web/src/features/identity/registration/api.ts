/** The calls of a registration. */
import { calling } from '../../../shared/connection.ts';

const theCalls = () => import('./calls.ts');

export const sendRegistration = calling(async () => (await theCalls()).sendRegistration);
export const askForFirstAccess = calling(async () => (await theCalls()).askForFirstAccess);
export const redeemCard = calling(async () => (await theCalls()).redeemCard);
export const fetchMyRegistration = calling(async () => (await theCalls()).fetchMyRegistration);
export const completeRegistration = calling(async () => (await theCalls()).completeRegistration);
