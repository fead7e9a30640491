/** Files of the console's forms: sent in pieces, shown with what they are. */
export { FileField } from './file-field.tsx';
export { sendFile } from './send-file.ts';
export { FilesProvider, publicUrl, useKnownFiles } from './known-files.tsx';
