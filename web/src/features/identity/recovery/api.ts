/** The calls of a recovery. */
import { calling } from '../../../shared/connection.ts';

/** Whose phone it is, as it was typed. */
export type Facts = { document: string; country: string };

const theCalls = () => import('./calls.ts');

export const askForEmail = calling(async () => (await theCalls()).askForEmail);
export const lookForPhone = calling(async () => (await theCalls()).lookForPhone);
export const askForCode = calling(async () => (await theCalls()).askForCode);
export const redeemCode = calling(async () => (await theCalls()).redeemCode);
export const checkLink = calling(async () => (await theCalls()).checkLink);
export const setPassword = calling(async () => (await theCalls()).setPassword);
