import { Scene } from '@vitrine/ui';

/** The picture of a podcast, or the one that the product draws in the client's colours. */
export function Cover({ url }: { url: string | null }) {
  return url === null ? <Scene objects={[{ object: 'microphone', scale: 1.5 }]} /> : <img src={url} alt="" decoding="async" />;
}
