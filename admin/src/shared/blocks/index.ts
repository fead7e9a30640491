/** Blocks in the console: written in an own list, shown as a reader sees them. */
export { BlocksEditor } from './blocks-editor.tsx';
export { BlockThings } from './things.ts';
export { BlocksPreview } from './blocks-preview.tsx';
