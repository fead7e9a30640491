/** A folder of the library as one archive. */
import { zipRefusals } from '@vitrine/domain/library';
import { z } from 'zod';
import { endpoint, Id } from '../kernel/index.ts';

export const openFolderZip = endpoint({
  module: 'library',
  method: 'POST',
  path: '/library/zips/:folderId',
  params: z.object({ folderId: Id }),
  answer: z.object({ url: z.string() }),
  refusals: zipRefusals,
  keyed: false, // the answer holds a secret
  visitors: true,
  perMinute: 30,
  summary: 'An address under which a browser saves a folder with all that the member sees in it, for ten minutes',
});

export const readFolderZip = endpoint({
  method: 'GET',
  path: '/library-zips/:ticket',
  access: 'open',
  params: z.object({
    ticket: z
      .string()
      .max(1_000)
      .regex(/^[\w-]+\.[\w-]+$/, 'invalid'),
  }),
  answer: z.string(),
  answersFile: true,
  refusals: ['link_expired'],
  perMinute: 30,
  summary: 'The archive of a folder, written while it is sent',
});
