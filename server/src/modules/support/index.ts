/** Help: questions with their answers, and what people write to the support with the day by which it is answered. */
export { faqCategories } from './faq.ts';
export { findQuestions, questionsHold } from './find-questions.ts';
export { questionsOfBlocks } from './questions-of-blocks.ts';
