/** What a registration and a profile are judged by, in the browser and on the server alike (VAL-14). An entry point of its own: tables of phone numbers and of documents come with it. */
export { judgeAnswers, judgeRegistration, type AnswerFaults, type RegistrationAnswers, type RegistrationFacts } from './judge.ts';
export { answersOf, emptyAnswers, freeAnswers, lackingFields } from './answers.ts';
export { isDocumentValid, judgeDocument, type DocumentFacts, type DocumentRefusal } from './judge-document.ts';
export { judgeAbout } from '../profile/judge-about.ts';
export { judgePhones } from '../profile/judge-phones.ts';
