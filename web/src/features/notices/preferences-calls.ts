/** The calls about what somebody wants to be told, and how. */
import { call } from '@vitrine/client';
import {
  getNoticePreferences,
  getUnsubscribe,
  saveNoticePreferences,
  unsubscribe,
  type NoticePreferences,
} from '@vitrine/contract/notices';

export type Wishes = { version: number; preferences: NoticePreferences };
export const fetchPreferences = () => call(getNoticePreferences);
export const sendPreferences = (wishes: Wishes) => call(saveNoticePreferences, { body: wishes });
export const fetchUnsubscribe = (token: string) => call(getUnsubscribe, { params: { token } });
export const sendUnsubscribe = (token: string) => call(unsubscribe, { params: { token }, body: {} });
