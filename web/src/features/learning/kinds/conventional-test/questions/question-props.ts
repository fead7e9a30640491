import type { AskedQuestion } from '@vitrine/contract/assessment';
import type { Given } from '../given-answer.ts';

/** What every kind of question is drawn from. */
export type QuestionProps = { question: AskedQuestion; given: Given; onGive: (given: Given) => void };
