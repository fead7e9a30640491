/** The calls behind the institutional pages, fetched with the first of them. */
import { call } from '@vitrine/client';
import { getInstitutionalText, getPublicInstitutionalText } from '@vitrine/contract/tenancy';
import type { InstitutionalPage } from '@vitrine/domain/tenancy';

export const fetchPublicText = (page: InstitutionalPage, locale: string) =>
  call(getPublicInstitutionalText, { params: { page }, query: { locale } });
export const fetchText = (page: InstitutionalPage) => call(getInstitutionalText, { params: { page } });
