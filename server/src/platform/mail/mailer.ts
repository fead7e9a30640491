export type Letter = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** A UUID of the letter itself: sent again by it, it is the same letter to whoever gets it, and one file on disk. */
  key?: string;
  /** An address that ends letters of this kind by one POST (RFC 8058). */
  unsubscribeUrl?: string;
};

export type Mailer = {
  /** Resolves once the SMTP server took the letter, or it lies on disk. Throws when neither came about; a job tries again. */
  send(letter: Letter): Promise<void>;
  close(): void;
  /** Since the start: letters that were taken, and tries that failed. */
  readonly counted?: Readonly<{ sent: number; failed: number }>;
  /** The letters on disk; null where letters are sent by SMTP. */
  readonly mailbox: Mailbox | null;
};

/** A letter as it lies on disk. */
export type MailboxLetter = { id: string; to: string; subject: string; at: string };

export type Mailbox = {
  /** Newest first, two hundred at most. */
  list(): Promise<MailboxLetter[]>;
  /** A letter with its content; null when there is none of this id. */
  open(id: string): Promise<(MailboxLetter & { text: string; html: string | null }) | null>;
};
