import { pathOf } from './path-of.ts';

/** What stands beside the file is small; what is larger is left to the network. */
const mostBesideBytes = 2_000_000;

/** Captions, pictures, transcripts: every other file that the page of the player names. */
export async function fetchBeside(content: object): Promise<Record<string, { type: string; content: string }>> {
  const own = 'url' in content ? content.url : undefined;
  const links = new Set<string>();
  JSON.stringify(content, (_, value: unknown) => {
    if (typeof value === 'string' && value.startsWith('/media/') && value !== own) links.add(value);
    return value;
  });
  const beside: Record<string, { type: string; content: string }> = {};
  for (const link of links) {
    const answer = await fetch(link).catch(() => undefined);
    const bytes = answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
    if (!bytes || bytes.length > mostBesideBytes) continue; // the film plays without
    beside[pathOf(link)] = { type: answer?.headers.get('content-type') ?? '', content: base64Of(bytes) };
  }
  return beside;
}

const base64Of = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
};
