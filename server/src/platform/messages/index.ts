/** Codes to phones: by SMS or WhatsApp, or, without a carrier, into the mailbox on disk. Never inside a transaction. */
export { MessageRefused, type Message } from './messenger.ts';
export { openMessenger } from './open-messenger.ts';
