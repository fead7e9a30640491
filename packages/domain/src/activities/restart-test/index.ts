/** A test: failing its last attempt sets back what lies behind the last test that was passed (D76). Its attempts tell everything, as those of a conventional one. */
export { conventionalTest as restartTest } from '../conventional-test/index.ts';
