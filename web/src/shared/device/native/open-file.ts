/** Opens a file outside of the app: a WebView has no tabs, and hands other addresses to the system. */
export async function openFile(linkOf: () => Promise<string>): Promise<void> {
  window.open(await linkOf(), '_blank');
}
