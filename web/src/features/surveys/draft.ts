import { configured } from '@vitrine/client';
import type { GivenAnswer } from '@vitrine/ui/survey';
import { newId } from '../../shared/device/ids.ts';
import type { About } from './about.ts';

/** What was answered and is not with the server yet; `key`: one act, however often it is sent. */
export type Draft = { answers: Readonly<Record<string, GivenAnswer>>; key: string };

const placeOf = ({ surveyId, about }: About): string => {
  const { personId, id_user_client_selected: clientId } = configured().store.get();
  return `surveys/draft/${personId ?? ''}/${clientId ?? ''}/${surveyId}/${about?.id ?? ''}`;
};

/** The member's answers on this device, if any. */
export async function readDraft(ask: About): Promise<Draft> {
  const kept = await configured()
    .device.kept.get<Draft>(placeOf(ask))
    .catch(() => undefined);
  return kept ?? { answers: {}, key: newId() };
}

/** Keeps them until the server has them; a device that keeps nothing says so. */
export const writeDraft = (ask: About, draft: Draft | undefined): Promise<void> => configured().device.kept.set(placeOf(ask), draft);
