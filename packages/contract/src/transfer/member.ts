import { transferRefusals } from '@vitrine/domain/transfer';
import { z } from 'zod';
import { endpoint } from '../kernel/index.ts';
import { Registration, Sending, TransferPage } from './shapes.ts';

const DocumentTyped = z.string().trim().max(40, 'too_long');

export const getTransfer = endpoint({
  method: 'GET',
  path: '/points-transfer',
  answer: TransferPage,
  summary: 'Training points to send to the partner program, what is on its way, and what was sent until when it may be used',
});

export const checkRegistration = endpoint({
  method: 'POST',
  path: '/points-transfer/registration',
  // The partner is asked, which no transaction may wait for; asking twice changes nothing.
  keyed: false,
  perMinute: 20,
  body: z.object({ document: DocumentTyped }),
  answer: Registration,
  refusals: transferRefusals,
  summary: 'Asks the partner whether this document is registered there, and as whom; refuses what may not send',
});

export const sendPoints = endpoint({
  method: 'POST',
  path: '/points-transfer',
  /** `points`: the whole balance, as the person saw it. */
  body: z.object({ document: DocumentTyped, points: z.int().positive() }),
  answer: Sending,
  refusals: transferRefusals,
  summary: 'Holds all training points and sends them to the partner program (TRF-01, TRF-03)',
});
