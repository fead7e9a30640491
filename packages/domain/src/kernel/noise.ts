/** A fault that a page told of, as a browser words it. */
export type BrowserFault = { name: string; message: string; stack: string };

/** What browsers, their extensions and the apps that wrap them say without any code of ours having failed (ERR-05). */
const messages: readonly RegExp[] = [
  /^ResizeObserver loop/i, // a frame came too late; nothing was lost
  /^Script error\.?$/i, // a script of another origin, of which nothing may be known
  /^(Failed to fetch|Load failed|NetworkError when attempting to fetch resource|The network connection was lost|The Internet connection appears to be offline|cancelled|annulé|cancelado)\.?$/i, // the network; screens tell of it
  /Non-Error promise rejection captured/i, // the word of a wrapper's own reporter
  /^Object Not Found Matching Id:/i, // link scanners of mail programs
  /zaloJSV2|instantSearchSDKJSBridge|webkit\.messageHandlers|__gCrWeb|_AutofillCallbackHandler|Java object is gone|enableDidUserTypeOnKeyboardLogging/i, // browsers inside other apps
  /^The operation is insecure\.?$|^Access is denied for this document/i, // storage that a private window refuses
];

/** Where code that is not ours comes from. */
const foreignCode = /(?:chrome|moz|safari|safari-web|ms-browser)-extension:\/\/|webkit-masked-url:|@user-script:/;

/** True for faults that tell nothing about the portal (ERR-05): they are not reported; everything else is. */
export function isKnownNoise({ name, message, stack }: BrowserFault): boolean {
  if (name === 'AbortError') return true; // somebody left the screen that asked
  return foreignCode.test(stack) || messages.some((known) => known.test(message.trim()));
}
