import { emptyAnswers, type RegistrationAnswers } from '@vitrine/domain/identity';
import { useFormAnswers } from '../../../shared/use-form-answers.ts';

/** The answers of a registration as they are typed. */
export function useAnswers(begin: Partial<RegistrationAnswers> = {}) {
  const { values, tell, ...told } = useFormAnswers<RegistrationAnswers>({ ...emptyAnswers, ...begin }, { prefix: 'answers.' });
  return { ...told, answers: values, answer: tell };
}
