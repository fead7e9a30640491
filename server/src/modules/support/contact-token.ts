import { createHash, createHmac } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';

/** What the link in a visitor's e-mail carries: nobody can make it, and it needs to be kept nowhere. */
export const contactToken = ({ secret }: Pick<Platform, 'secret'>, { ticketId }: { ticketId: string }): string =>
  createHmac('sha256', secret('contacts')).update(ticketId).digest('base64url');

/** As the table keeps it. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
