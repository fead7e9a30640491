import { Notice } from '@vitrine/contract/notices';
import { z } from 'zod';

const Told = Notice.pick({ id: true, kind: true, facts: true });
const Sent = z.looseObject({ noticeId: z.string(), kind: z.string(), facts: z.string() });

/** The notice of what a phone was sent, as the server writes it; undefined for anything else, and for a kind that this app is too old to know. */
export function noticeIn(data: unknown): z.infer<typeof Told> | undefined {
  const sent = Sent.safeParse(data);
  if (!sent.success) return undefined;
  const { noticeId: id, kind, facts } = sent.data;
  try {
    const told = Told.safeParse({ id, kind, facts: JSON.parse(facts) });
    return told.success ? told.data : undefined;
  } catch {
    return undefined;
  }
}
