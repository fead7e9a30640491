/** Who acts: one person as a member of one client (law 7). Made from a token by the room that knows tokens. */
export type Actor = {
  siteId: string;
  tenantId: string;
  personId: string;
  memberId: string;
  /** The log-in that the token belongs to. */
  sessionId: string;
  fullName: string;
  /** Of the person; screens and documents speak it. */
  locale: string;
  country: string;
  roles: readonly string[];
  permissions: ReadonlySet<string>;
  /** True where their roles give some, whether or not they are held back. */
  isStaff?: boolean;
  /** Why there are none although the roles give some, as a refusal: something has to be done first. */
  heldBy?: string;
  /** Why nothing is answered them but what comes before all else, as a refusal; absent where nothing stands before them. */
  stoppedBy?: string;
  /** Who looks at the portal as this member does, and changes nothing; absent where it is the member. */
  visitor?: { personId: string; fullName: string };
  /** Modules that the client has switched on. */
  modules: ReadonlySet<string>;
  /** True where the client shows no score (CLI-04). */
  hidesScore?: true;
  /** Those of them that are closed to this member, and why, as a refusal. */
  closed?: { modules: ReadonlySet<string>; refusal: string };
  /** IANA zone of the person, the client’s where they chose none: what “today” is to them. */
  timeZone: string;
  /** IANA zone of the client: the days of its lists and rules, whoever looks. */
  clientTimeZone: string;
};

/** What the server asks of the room that knows tokens; `app.ts` hands it in. */
export type Doorkeeper = {
  /** The member behind an access token, on this host; null when the token is unknown, expired or revoked, or the person is blocked. */
  admit(ask: { token: string; host: string }): Promise<Actor | null>;
  /** As `admit`, for a token that opens the stream only. */
  admitToStream(ask: { token: string; host: string }): Promise<Actor | null>;
  /** The client id behind Basic credentials of this kind on this host; null when they are wrong. */
  admitClient(ask: { id: string; secret: string; host: string; kind: 'web' | 'integrator' }): Promise<string | null>;
};
