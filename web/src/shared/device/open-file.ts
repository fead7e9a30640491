/** Opens a file in a tab of its own. The tab is opened with the tap, before the link is asked for: later a browser would block it. */
export async function openFile(linkOf: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const link = await linkOf();
    if (tab) tab.location.href = link;
    else window.location.href = link;
  } catch (error) {
    tab?.close();
    throw error;
  }
}
