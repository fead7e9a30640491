/** Letters to people: by SMTP, or, without one, into a mailbox on disk that a developer opens in the browser. Never inside a transaction. */
export type Letter = { to: string; subject: string; text: string; html?: string };

export type Mailer = {
  /** Resolves once the SMTP server took the letter, or it lies on disk. */
  send(letter: Letter): Promise<void>;
};
