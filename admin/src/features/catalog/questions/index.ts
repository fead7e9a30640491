/** Questions as authors write them: in a test, and in the bank. */
export { QuestionFields } from './question-fields.tsx';
export { copyOf, halfWritten, lacksOf, moved, newQuestion } from './questions.ts';
export { useQuestionWords } from './question-words.ts';
