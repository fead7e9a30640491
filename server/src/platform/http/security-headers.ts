import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/index.ts';

type Addresses = Pick<Settings, 'publicUrl' | 'contentUrl'>;

/** Headers of every answer. What is no page may load and frame nothing at all; pages say more by `pagePolicy`. */
export async function protectAnswers(app: FastifyInstance, { publicUrl }: Addresses): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] } },
    // Decision D51: an address may hold a token for a moment, and never leaves by a referrer.
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: false },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: false, // frame-ancestors says it, and per page
    xXssProtection: false,
  });
}

type Policed = Pick<
  Settings,
  'contentUrl' | 'RECAPTCHA_SITE_KEY' | 'YOUTUBE_URL' | 'VIMEO_URL' | 'SLIDESHARE_URL' | 'WOWZA_URL' | 'SENCE_URL'
>;

/** What a page of ours may do. Scripts are files of this origin; the one style that the server writes into the page carries the nonce. */
export function pagePolicy(settings: Policed, nonce: string): string {
  const { contentUrl, RECAPTCHA_SITE_KEY, WOWZA_URL } = settings;
  const content = new URL(contentUrl).origin;
  // Only where the operator chose Google's challenge, and only the two paths that it documents.
  const [script, frame] = RECAPTCHA_SITE_KEY
    ? [' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/', ' https://www.google.com/recaptcha/']
    : ['', ''];
  // Players of other sites; nothing of them is loaded before the person said yes.
  const players = [settings.YOUTUBE_URL, settings.VIMEO_URL, settings.SLIDESHARE_URL].map((url) => new URL(url).origin).join(' ');
  const streams = WOWZA_URL ? ` ${new URL(WOWZA_URL).origin}` : '';
  const authority = settings.SENCE_URL ? ` ${new URL(settings.SENCE_URL).origin}` : ''; // a session of attendance begins by a form
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${script}`, // the readers of documents and codes are WebAssembly
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' blob: data: ${content}`,
    `media-src 'self' blob: ${content}${streams}`,
    "font-src 'self' data:",
    `connect-src 'self' blob:${streams}`, // what lies on this device is read by an address of the page's own
    "worker-src 'self' blob:",
    `frame-src 'self' ${content} ${players}${frame}`,
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${authority}`,
  ].join('; ');
}
