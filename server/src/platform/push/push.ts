/** A notice for one phone: what its lock screen shows, and what the app is told when it is opened. */
export type PushNotice = {
  /** What the provider knows the app on this phone by. */
  token: string;
  title: string;
  body: string;
  /** The same for the same notice: a second one takes the first one's place on the phone. */
  key: string;
  /** Texts only, as the provider asks. */
  data: Record<string, string>;
};

export type Push = {
  /** False without the operator's account: nothing is offered then, and nothing sent. */
  isOn: boolean;
  /**
   * Resolves once the provider took the notice. Throws `PushGone` where the app is not on that phone any more, `PushLater` where the provider asks for time, `PushRefused` where
   * it will never take it; any other fault may pass, and a job tries again. Never inside a transaction.
   */
  send(notice: PushNotice): Promise<void>;
};

/** The app was removed from that phone, or the token was another project's: it is forgotten. */
export class PushGone extends Error {
  constructor(reason: string) {
    super(`push: the phone is not there any more (${reason})`);
  }
}

/** Too much at once, or the provider is away; it says after how many seconds to come again. */
export class PushLater extends Error {
  readonly seconds: number;
  constructor(reason: string, seconds: number) {
    super(`push: the provider asks for ${seconds} s (${reason})`);
    this.seconds = seconds;
  }
}

/** The provider will not take it, however often it is asked: the operator's account or the notice is at fault. */
export class PushRefused extends Error {
  constructor(reason: string) {
    super(`push: refused (${reason})`);
  }
}
