import { institutionalPages, institutionalTextLimit } from '@vitrine/domain/tenancy';
import { z } from 'zod';
import { endpoint, Id, Instant, LocaleCode, LocaleText } from '../kernel/index.ts';

const Page = z.enum(institutionalPages);

/**
 * A page: which version holds, 0 where the client never wrote one; since when and in which language it could be given in the client's own words, null where the product's
 * stand.
 */
export const InstitutionalText = z.object({
  version: z.int(),
  own: z.object({ since: Instant, locale: LocaleCode, text: z.string() }).nullable(),
});
export type InstitutionalText = z.infer<typeof InstitutionalText>;

export const getPublicInstitutionalText = endpoint({
  method: 'GET',
  path: '/institutional/:page',
  access: 'open',
  params: z.object({ page: Page }),
  query: z.object({ locale: z.string().max(16).optional() }),
  answer: InstitutionalText,
  summary: 'An institutional page in the words of the client that this host’s registration leads into',
});

export const getInstitutionalText = endpoint({
  method: 'GET',
  path: '/client/institutional/:page',
  params: z.object({ page: Page }),
  answer: InstitutionalText,
  summary: 'An institutional page in the words of the member’s client',
});

export const InstitutionalDraft = z.object({ text: LocaleText(institutionalTextLimit) });
export type InstitutionalDraft = z.infer<typeof InstitutionalDraft>;

export const getInstitutionalDraft = endpoint({
  method: 'GET',
  path: '/clients/:clientId/institutional/:page',
  needs: 'clients.read',
  params: z.object({ clientId: Id, page: Page }),
  /** Version 0 and no `since`: nobody has written it yet. */
  answer: z.object({ version: z.int(), since: Instant.nullable(), draft: InstitutionalDraft }),
  summary: 'An institutional page of a client as it is edited, in every language',
});

export const saveInstitutionalDraft = endpoint({
  method: 'PUT',
  path: '/clients/:clientId/institutional/:page',
  needs: 'clients.write',
  params: z.object({ clientId: Id, page: Page }),
  body: z.object({ version: z.int(), draft: InstitutionalDraft }),
  answer: z.object({ version: z.int(), since: Instant }),
  refusals: ['link_forbidden', 'changed_meanwhile'],
  summary: 'Writes the next version of a client’s institutional page; seen at once',
});
