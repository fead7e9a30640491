/** How this phone stands to notices: told, not told, or not allowed by the system's own settings. */
export type PhonePushState = 'on' | 'off' | 'refused';

/** What the provider knows the app on this phone by. */
export type PhoneName = { token: string; system: 'android' | 'ios' };

export type PhonePush = {
  state(): Promise<PhonePushState>;
  /** Asks the person through the system, on a tap only. */
  turnOn(): Promise<PhoneName | 'refused'>;
  /** Ends it on this phone; hands back the name that the server is to forget. */
  turnOff(): Promise<PhoneName | undefined>;
};

/** A browser's page has none; the app's has one (`native/push.ts`). */
export const phonePush: PhonePush | undefined = undefined;
