/** A list as a file: one button for every list of the console. */
export { ExportMenu } from './export-menu.tsx';
