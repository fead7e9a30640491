/** The calls about notices to phones (MOB-01). */
import { call } from '@vitrine/client';
import { forgetPushDevice, getPush, keepPushDevice } from '@vitrine/contract/notices';
import type { PhoneName } from '../../shared/device/push.ts';

export const fetchPush = () => call(getPush);
export const sendPhone = (phone: PhoneName) => call(keepPushDevice, { body: phone });
export const sendForgotten = ({ token }: PhoneName) => call(forgetPushDevice, { body: { token } });
