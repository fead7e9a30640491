/** A test: failing its last attempt blocks the member in the training; its other activities stay open (D76). Its attempts tell everything, as those of a conventional one. */
export { conventionalTest as blockTest } from '../conventional-test/index.ts';
