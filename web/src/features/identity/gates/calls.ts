/** The calls of what stands before the portal; few are asked, and they come with the first tap. */
import { call } from '@vitrine/client';
import { changePassword, passGate } from '@vitrine/contract/identity';
import { gateEditions, type AskedGate } from '@vitrine/domain/identity';

export { fetchMe } from '../calls.ts';
export const passThrough = (gate: AskedGate, version?: number) =>
  call(passGate, { params: { gate }, body: { edition: gateEditions[gate], version } });
export const changeMyPassword = (typed: { current: string; password: string }) => call(changePassword, { body: typed });
