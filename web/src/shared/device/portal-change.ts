/** Lets the person choose another portal, by words of its own. */
export type PortalChange = { words: Record<string, string>; go: () => Promise<void> };

/** Only in an app that is no single client's (`native/portal-change.ts`): a page in a browser is where it is. */
export const portalChange: PortalChange | undefined = undefined;
