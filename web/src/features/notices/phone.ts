import type { Notice } from '@vitrine/contract/notices';
import type { PhoneName } from '../../shared/device/push.ts';
import type { Told } from './notice-links.ts';

/** Lets the server tell this phone of the member who is in. */
export const keepPhone = async (phone: PhoneName): Promise<void> => void (await (await import('./push-calls.ts')).sendPhone(phone));

/** The notice of what a phone was sent, as the server writes it; undefined for anything else. */
export function noticeIn(data: unknown): (Pick<Told, 'kind' | 'facts'> & { id: string }) | undefined {
  if (typeof data !== 'object' || data === null || !('noticeId' in data) || !('kind' in data) || !('facts' in data)) return undefined;
  const { noticeId, kind, facts } = data;
  if (typeof noticeId !== 'string' || typeof kind !== 'string' || typeof facts !== 'string') return undefined;
  try {
    const read: unknown = JSON.parse(facts);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server wrote both; a kind that this app does not know leads to the start of its subject
    return { id: noticeId, kind: kind as Notice['kind'], facts: (read ?? {}) as Notice['facts'] };
  } catch {
    return undefined;
  }
}

export const sendRead = async (ids: string[]): Promise<void> => void (await (await import('./calls.ts')).sendRead(ids));
