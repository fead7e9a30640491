import { emptyAnswers, type RegistrationAnswers } from '@vitrine/domain/identity';
import { useTold } from '../use-told.ts';

/** The answers of a registration as they are typed. */
export function useAnswers(begin: Partial<RegistrationAnswers> = {}) {
  const { values, tell, ...told } = useTold<RegistrationAnswers>({ ...emptyAnswers, ...begin }, { prefix: 'answers.' });
  return { ...told, answers: values, answer: tell };
}
