/** What every room whose things are written has alike: the dialog that begins one, the bar that saves it, the phone beside it. */
export { AudienceDialog } from './audience-dialog.tsx';
export { NewThingDialog, newTitle, NewTitledDialog } from './new-thing-dialog.tsx';
export { PhonePreview, PreviewButton } from './phone-preview.tsx';
export { SaveBar } from './save-bar.tsx';
export { default as writing } from './writing.module.css';
