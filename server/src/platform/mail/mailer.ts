export type Email = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** A UUID of the e-mail itself: sent again by it, it is the same letter to whoever gets it, and one file on disk. */
  key?: string;
  /** An address that ends e-mails of this kind by one POST (RFC 8058). */
  unsubscribeUrl?: string;
};

export type Mailer = {
  /** Resolves once the SMTP server took the e-mail, or it lies on disk. Throws when neither came about; a job tries again. */
  send(email: Email): Promise<void>;
  close(): void;
  /** Since the start: e-mails that were taken, and tries that failed. */
  readonly counted?: Readonly<{ sent: number; failed: number }>;
  /** The e-mails on disk; null where e-mails are sent by SMTP. */
  readonly mailbox: Mailbox | null;
};

/** An e-mail as it lies on disk. */
export type MailboxEmail = { id: string; to: string; subject: string; at: string };

export type Mailbox = {
  /** Newest first, two hundred at most. */
  list(): Promise<MailboxEmail[]>;
  /** An e-mail with its content; null when there is none of this id. */
  open(id: string): Promise<(MailboxEmail & { text: string; html: string | null }) | null>;
};
