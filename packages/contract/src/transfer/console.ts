import { documentStates, sendingStates, transferConsoleRefusals } from '@vitrine/domain/transfer';
import { z } from 'zod';
import { endpoint, exportOf, Id, pageOf, PageQuery, SearchTerm } from '../kernel/index.ts';
import { PartnerForm, PartnerSettings, SendingRow, UsedDocument } from './shapes.ts';

const read = { needs: 'transfer.read' } as const;
const release = { needs: 'transfer.release', refusals: transferConsoleRefusals } as const;
const oneDocument = z.object({ documentId: Id });

export const getPartner = endpoint({
  ...read,
  method: 'GET',
  path: '/console/transfer/partner',
  answer: PartnerSettings,
  summary: 'The partner program of the client, without its key',
});

export const savePartner = endpoint({
  needs: 'transfer.write',
  method: 'PUT',
  path: '/console/transfer/partner',
  body: z.object({ version: z.int().nonnegative(), partner: PartnerForm }),
  answer: PartnerSettings,
  refusals: [...transferConsoleRefusals, 'changed_meanwhile', 'invalid_request'],
  summary: 'Saves how the partner program is reached, and who may send there',
});

export const listSendings = endpoint({
  ...read,
  method: 'GET',
  path: '/console/transfer/sendings',
  query: PageQuery.extend({ search: SearchTerm.optional(), state: z.enum(sendingStates).optional() }),
  answer: pageOf(SendingRow),
  summary: 'Sendings of training points, newest first',
});

export const exportSendings = exportOf(listSendings);

export const askPartner = endpoint({
  needs: 'transfer.release',
  method: 'POST',
  path: '/console/transfer/sendings/:sendingId/ask',
  // The partner is asked, which no transaction may wait for; asking twice changes nothing.
  keyed: false,
  params: z.object({ sendingId: Id }),
  answer: SendingRow,
  refusals: transferConsoleRefusals,
  summary: 'Asks the partner now what became of a sending, by our id',
});

export const listDocuments = endpoint({
  ...read,
  method: 'GET',
  path: '/console/transfer/documents',
  query: PageQuery.extend({ search: SearchTerm.optional(), state: z.enum(documentStates).optional() }),
  answer: pageOf(UsedDocument),
  summary: 'Documents that were used at the partner, each by one account',
});

export const askRelease = endpoint({
  ...release,
  method: 'POST',
  path: '/console/transfer/documents/:documentId/release',
  params: oneDocument,
  body: z.object({ why: z.string().trim().max(500, 'too_long') }),
  answer: UsedDocument,
  summary: 'Asks, as the first of two administrators, that another account may use a document',
});

export const confirmRelease = endpoint({
  ...release,
  method: 'POST',
  path: '/console/transfer/documents/:documentId/release/confirm',
  params: oneDocument,
  answer: UsedDocument,
  summary: 'Lets a document go, as the second of two administrators (decision D33)',
});

export const withdrawRelease = endpoint({
  ...release,
  method: 'DELETE',
  path: '/console/transfer/documents/:documentId/release',
  params: oneDocument,
  answer: UsedDocument,
  summary: 'Takes back that a document is to be released',
});
