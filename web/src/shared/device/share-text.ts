/** Opens the device's own sheet of ways to send a text; false where there is none, or the person went back. */
export async function shareText(text: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ text });
    return true;
  } catch {
    return false;
  }
}
