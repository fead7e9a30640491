import type { PhoneName } from '../../shared/device/push.ts';

/** Lets the server tell this phone of the member who is in. */
export const keepPhone = async (phone: PhoneName): Promise<void> => void (await (await import('./push-calls.ts')).sendPhone(phone));

/** Marks notices as read, wherever they were opened. */
export const sendRead = async (ids: string[]): Promise<void> => void (await (await import('./calls.ts')).sendRead(ids));
