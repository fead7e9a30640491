/** The calls behind `api.ts`, fetched with the first of them: the log-in screen is drawn without. */
import { call } from '@vitrine/client';
import { getMe, saveMe } from '@vitrine/contract/identity';
import { getSite } from '@vitrine/contract/tenancy';

export const fetchSite = (locale: string) => call(getSite, { query: { locale } });
export const fetchMe = () => call(getMe);
export const changeMe = (changes: { languageId?: number; country?: string }) => call(saveMe, { body: changes });
