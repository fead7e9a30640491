/** A test: feedback and no grade, complete when handed in (D76). Its attempts tell everything, as those of a conventional one. */
export { conventionalTest as unevaluatedQuiz } from '../conventional-test/index.ts';
