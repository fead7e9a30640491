/** A code for a phone, in the words of its channel. WhatsApp takes no free text: it fills the code into a template that Meta approved. */
export type Message = {
  channel: 'sms' | 'whatsapp';
  /** E.164, with its plus sign. */
  to: string;
  /** What an SMS says; holds the code. */
  text: string;
  code: string;
  /** Of the template (`pt_BR`). */
  language: string;
};

export type Messenger = {
  /**
   * Resolves once the carrier took the message, or it lies on disk. Throws `MessageRefused` when the carrier will not take it, however often it is
   * asked; any other fault may pass, and a job tries again. Never inside a transaction.
   */
  send(message: Message): Promise<void>;
};

/** The carrier refuses this message for good: the number cannot receive, the account may not send. */
export class MessageRefused extends Error {
  constructor(channel: Message['channel'], status: number) {
    super(`messages: ${channel} refused with ${status}`);
  }
}

/** The carrier is away, slow or overloaded. */
export class CarrierAway extends Error {
  constructor(channel: Message['channel'], reason: string) {
    super(`messages: ${channel} could not be reached (${reason})`);
  }
}
