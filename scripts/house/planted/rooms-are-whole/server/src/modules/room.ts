/** What a room brings to the server. */
export type Room = () => { routes: readonly string[] };
