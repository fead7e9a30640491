import { institutionalPages, institutionalTextLimit } from '@vitrine/domain/tenancy';
import { z } from 'zod';
import { changed, endpoint, Id, Instant, LocaleCode, LocaleText, pageOf, PageQuery, Was } from '../kernel/index.ts';

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
  body: z.object({ version: z.int(), draft: changed(InstitutionalDraft), was: Was }),
  answer: z.object({ version: z.int(), since: Instant, draft: InstitutionalDraft }),
  refusals: ['link_forbidden', 'changed_meanwhile'],
  summary: 'Writes the next version of a client’s institutional page; seen at once',
});

/** A version as it was published; an empty one gave the page back to the product's words. */
export const InstitutionalVersion = z.object({ version: z.int(), since: Instant, isEmpty: z.boolean() });
export type InstitutionalVersion = z.infer<typeof InstitutionalVersion>;

export const listInstitutionalVersions = endpoint({
  method: 'GET',
  path: '/clients/:clientId/institutional/:page/versions',
  needs: 'clients.read',
  params: z.object({ clientId: Id, page: Page }),
  query: PageQuery,
  answer: pageOf(InstitutionalVersion),
  summary: 'What a client has said on an institutional page over time, newest first',
});

export const getInstitutionalVersion = endpoint({
  method: 'GET',
  path: '/clients/:clientId/institutional/:page/versions/:version',
  needs: 'clients.read',
  params: z.object({ clientId: Id, page: Page, version: z.coerce.number().int().positive() }),
  answer: InstitutionalVersion.extend({ text: LocaleText(institutionalTextLimit) }),
  summary: 'One version of an institutional page, in every language that it was written in',
});
