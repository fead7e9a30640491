/** The calls behind `api.ts`, fetched with the first of them: the log-in screen is drawn without. */
import { call } from '@vitrine/client';
import { changePassword, getMe, lookAtWebserviceToken, passGate, saveMe } from '@vitrine/contract/identity';
import { gateEditions, type AskedGate } from '@vitrine/domain/identity';
import { getSite } from '@vitrine/contract/tenancy';

export const fetchSite = (locale: string) => call(getSite, { query: { locale } });
export const fetchMe = () => call(getMe);
export const changeMe = (changes: { languageId?: number; country?: string }) => call(saveMe, { body: changes });
export const passThrough = (gate: AskedGate) => call(passGate, { params: { gate }, body: { edition: gateEditions[gate] } });
export const changeMyPassword = (typed: { current: string; password: string }) => call(changePassword, { body: typed });
export const lookAt = (token: string) => call(lookAtWebserviceToken, { body: { token } });
