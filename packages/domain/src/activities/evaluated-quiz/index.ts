/** A test: a grade that counts in the average, with a mark to pass only where its author sets one (D76). Its attempts tell everything, as those of a conventional one. */
export { conventionalTest as evaluatedQuiz } from '../conventional-test/index.ts';
