/** A test: failing its last attempt blocks the member in the training with all of its activities (D76). Its attempts tell everything, as those of a conventional one. */
export { conventionalTest as blockGeneralTest } from '../conventional-test/index.ts';
