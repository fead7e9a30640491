/** The calls of a registration; they come with its screens. */
import { call } from '@vitrine/client';
import { askFirstAccess, completeMyRegistration, getMyRegistration, register } from '@vitrine/contract/identity';
import type { RegistrationAnswers } from '@vitrine/domain/identity';
import type { Ask } from '@vitrine/contract/kernel';
import { connected } from '../../../shared/connection.ts';

export const sendRegistration = async (body: Ask<typeof register>['body']) => (await connected(), call(register, { body }));
export const askForFirstAccess = async (body: Ask<typeof askFirstAccess>['body']) => (await connected(), call(askFirstAccess, { body }));
export const fetchMyRegistration = async () => (await connected(), call(getMyRegistration, {}));
export const completeRegistration = async (answers: RegistrationAnswers) => (
  await connected(),
  call(completeMyRegistration, { body: { answers } })
);
