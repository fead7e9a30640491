/** A test: failing its last attempt sets the whole training back (D76). Its attempts tell everything, as those of a conventional one. */
export { conventionalTest as restartGeneralTest } from '../conventional-test/index.ts';
