import { z } from 'zod';
import { TrustedProxies } from './trusted-proxies.ts';

const wholePort = 'A port is a whole number from 0 to 65535';
const aPort = z.coerce.number(wholePort).int(wholePort).min(0, wholePort).max(65_535, wholePort);
const port = (fallback: number) => aPort.default(fallback);
const yes = z.stringbool();

const Schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production').describe('What this server is for.'),
  PORT: port(3000).describe('The port of the product.'),
  CONTENT_PORT: port(3001).describe('The port of uploaded packages, which run on an origin of their own.'),
  HOST: z.string().default('127.0.0.1').describe('The address to listen on.'),
  PUBLIC_URL: z.url().optional().describe('How people reach the product, as https://portal.example.com.'),
  CONTENT_URL: z
    .url()
    .optional()
    .describe(
      'How browsers reach uploaded packages: another host name than PUBLIC_URL; with *. in front of it (https://*.content.example.com) each package has its own, and can be kept on a device.',
    ),
  TRUST_PROXY: TrustedProxies.describe(
    'Whose X-Forwarded-* headers count: addresses or networks of proxies (10.0.0.0/8, ::1; loopback), or how many proxies stand in front; without it nobody’s.',
  ),
  DATA_DIR: z.string().optional().describe('The folder of the embedded database and the stored files.'),
  FILES_DIR: z.string().optional().describe('The folder of the stored files, instead of DATA_DIR/files: servers on one database share it.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL 15 or newer as the app’s role, instead of the embedded one.'),
  MIGRATE_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('The same database as its owner, for migrations.'),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10).describe('Connections to the database at most.'),
  DATABASE_WAIT_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3_600)
    .default(60)
    .describe('How long a start waits for a database that does not answer yet.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Where e-mails are sent; without it they lie in DATA_DIR/mailbox.'),
  MAIL_FROM: z.string().default('Vitrine <no-reply@vitrine.localhost>').describe('The sender of e-mails.'),
  SMS_URL: z.url().default('https://api.twilio.com').describe('The SMS carrier, of Twilio’s shape.'),
  SMS_ACCOUNT: z.string().optional().describe('The account at the SMS carrier; without one, codes lie in DATA_DIR/mailbox.'),
  SMS_TOKEN: z.string().optional().describe('The secret of that account.'),
  SMS_FROM: z.string().optional().describe('The number, or the messaging service (MG…), that SMS come from.'),
  WHATSAPP_URL: z.url().default('https://graph.facebook.com/v23.0').describe('The WhatsApp Cloud API with its version.'),
  WHATSAPP_PHONE_ID: z.string().optional().describe('The id of the number that WhatsApp messages come from; without one, as above.'),
  WHATSAPP_TOKEN: z.string().optional().describe('The secret for it.'),
  WHATSAPP_TEMPLATE: z.string().default('access_code').describe('The approved template that holds a code.'),
  RECAPTCHA_SITE_KEY: z.string().optional().describe('Asks reCAPTCHA where a site wants a challenge, instead of a proof of work.'),
  RECAPTCHA_SECRET: z.string().optional().describe('The secret for it.'),
  RECAPTCHA_URL: z.url().default('https://www.google.com/recaptcha/api').describe('Where reCAPTCHA verifies.'),
  POSTAL_CODE_URL: z
    .union([z.literal('none'), z.url()])
    .default('https://viacep.com.br/ws')
    .describe('Where Brazilian postal codes are looked up, of ViaCEP’s shape; none: nowhere.'),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com').describe('Who vouches for Google accounts (OpenID Connect).'),
  AZURE_AUTHORITY: z.url().default('https://login.microsoftonline.com').describe('Where companies’ directories at Microsoft are.'),
  YOUTUBE_URL: z.url().default('https://www.youtube-nocookie.com').describe('Where films at YouTube play, without its cookies.'),
  VIMEO_URL: z.url().default('https://player.vimeo.com').describe('Where films at Vimeo play.'),
  SLIDESHARE_URL: z.url().default('https://www.slideshare.net').describe('Where presentations at SlideShare are shown.'),
  WOWZA_URL: z.url().optional().describe('The streaming server (Wowza), as https://stream.example.com; without it no stream plays.'),
  WOWZA_SECRET: z.string().min(8).optional().describe('The shared secret of its SecureToken; without it addresses are not signed.'),
  WOWZA_TOKEN_PREFIX: z
    .string()
    .regex(/^[a-z]\w{0,31}$/i)
    .default('wowzatoken')
    .describe('The prefix of its query parameters.'),
  SCORM_CLOUD_URL: z.url().default('https://cloud.scorm.com/api/v2').describe('The API of SCORM Cloud, version 2.'),
  SCORM_CLOUD_APP_ID: z.string().optional().describe('The application there; without one, courses of SCORM Cloud do not open.'),
  SCORM_CLOUD_SECRET: z.string().optional().describe('The secret of that application.'),
  MEETINGS_URL: z
    .url()
    .optional()
    .describe('Where the meetings of all clients run, instead of the domain that each wrote down: a stand-in for tests.'),
  SENCE_URL: z
    .url()
    .optional()
    .describe('The training authority of Chile (SENCE), as https://sistemas.sence.cl; without it no session of attendance starts.'),
  PARTNER_INSIDE: z
    .url()
    .optional()
    .describe(
      'A partner program on this machine or in one’s own network, which clients’ addresses may not reach otherwise; by its host name, and over http too. The demo’s partner is there.',
    ),
  FCM_ACCOUNT_FILE: z
    .string()
    .optional()
    .describe(
      'The key of a service account of Google (JSON) that may send by Firebase Cloud Messaging; without it no notice goes to phones.',
    ),
  FCM_URL: z.url().default('https://fcm.googleapis.com').describe('Firebase Cloud Messaging.'),
  NATIVE_APP: yes
    .default(false)
    .describe('Whether the mobile app may call this server: its pages come from capacitor://localhost and https://localhost.'),
  NATIVE_ANDROID: z
    .string()
    .regex(/^[\w.]+ ([0-9A-F]{2}:){31}[0-9A-F]{2}(,([0-9A-F]{2}:){31}[0-9A-F]{2})*$/)
    .optional()
    .describe('The Android app that opens links to this portal: its id, a space, and the SHA-256 of its signing certificates.'),
  NATIVE_IOS: z
    .string()
    .regex(/^[0-9A-Z]{10}\.[\w.-]+$/)
    .optional()
    .describe('The iOS app that opens links to this portal: the team, a dot, and its id.'),
  DEMO: yes.optional().describe('Whether the demo brand is made; only with the embedded database, where it is on.'),
  DEMO_PASSWORD: z.string().min(8).optional().describe('The password of the demo people, instead of a generated one.'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info').describe('What is logged.'),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(10).default(1_200).describe('Requests of one address a minute at most.'),
  BUSY_MILLISECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .default(3_000)
    .describe('How far the server may fall behind before it sends people away for a moment; 0: never.'),
  BACKUP_EVERY: z
    .enum(['never', 'hour', 'day', 'week'])
    .default('never')
    .describe('How often the server saves itself: never, hour, day (02:07 UTC) or week (Sundays, 02:07 UTC).'),
  BACKUP_DIR: z.string().optional().describe('The folder that backups gather in, best on another disk; without it DATA_DIR/backups.'),
  BACKUP_KEEP: z.coerce.number().int().min(1).default(7).describe('How many of the server’s own backups stay; older ones are thrown away.'),
  DISK_FLOOR_MEGABYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(512)
    .describe('Uploads are refused where they would leave less free space than this on the disk of the files.'),
  CLIENT_STORAGE_MEGABYTES: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .describe('How much the files of one client may take; without it as much as there is.'),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(600)
    .default(5)
    .describe('How long the server serves on after SIGTERM, while /readyz says already that it is not ready.'),
  METRICS_PORT: aPort.optional().describe('A port of its own that answers /metrics; keep it from the public.'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('The bearer token that /metrics asks for; without one it answers on METRICS_PORT alone.'),
  TEST_CONTROL: yes.default(false).describe('Lets tests shift the clock and be anybody; with NODE_ENV=test only.'),
});

export type Settings = z.infer<typeof Schema> & { publicUrl: string; contentUrl: string; demo: boolean };

/** A start that is refused, in words for the person at the terminal; values are never repeated, for they may be secret. */
export class SettingsRefused extends Error {}

/** The settings of an environment; refuses by name whatever is wrong, all of it at once. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = Schema.safeParse(given);
  if (!read.success) throw new SettingsRefused(read.error.issues.map((issue) => refusalOf(issue)).join('\n'));
  const settings = read.data;
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const contentUrl = settings.CONTENT_URL ?? `http://127.0.0.1:${settings.CONTENT_PORT}`;
  const faults = [
    // Decision D09: cookies cross ports, so the two need different host names.
    ...(isWithin(new URL(publicUrl).hostname, new URL(contentUrl).hostname)
      ? ['CONTENT_URL and PUBLIC_URL have one host name: uploaded packages could read the product’s cookies.']
      : []),
    ...(settings.PORT === settings.CONTENT_PORT && settings.PORT !== 0 ? ['PORT and CONTENT_PORT are one port.'] : []),
    ...(settings.METRICS_PORT && [settings.PORT, settings.CONTENT_PORT].includes(settings.METRICS_PORT)
      ? ['METRICS_PORT has to be a port of its own.']
      : []),
    ...(settings.TEST_CONTROL && settings.NODE_ENV !== 'test' ? ['TEST_CONTROL is for NODE_ENV=test only.'] : []),
    ...(Boolean(settings.RECAPTCHA_SITE_KEY) === Boolean(settings.RECAPTCHA_SECRET)
      ? []
      : ['RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET belong together.']),
    ...(['GOOGLE_ISSUER', 'AZURE_AUTHORITY'] as const)
      .filter((name) => !isSafe(settings[name]))
      .map((name) => `${name} has to be https: whoever stands between could log in as anybody.`),
    ...(settings.SENCE_URL && !isSafe(settings.SENCE_URL) ? ['SENCE_URL has to be https: the provider’s token is posted there.'] : []),
    ...(settings.DATABASE_URL && settings.DEMO ? ['DEMO is for the embedded database only: take DATABASE_URL or DEMO away.'] : []),
    ...(settings.DATABASE_URL && !settings.MIGRATE_DATABASE_URL
      ? ['MIGRATE_DATABASE_URL is missing: DATABASE_URL’s role may not migrate.']
      : []),
  ];
  if (faults.length > 0) throw new SettingsRefused(faults.join('\n'));
  return { ...settings, publicUrl, contentUrl, demo: settings.DEMO ?? !settings.DATABASE_URL };
}

/** What a start says beside what it does: settings that are allowed, and hardly meant so. */
export function doubtsAbout({ publicUrl, TRUST_PROXY }: Pick<Settings, 'publicUrl' | 'TRUST_PROXY'>): string[] {
  if (!publicUrl.startsWith('https:') || TRUST_PROXY) return [];
  return [
    'PUBLIC_URL is https, so a proxy stands in front of this server, and TRUST_PROXY names none: everybody counts as one address, and thirty wrong passwords of anybody hold all others up. See docs/watching.md.',
  ];
}

/** Without encryption on this machine alone, for tests. */
const isSafe = (url: string) => url.startsWith('https:') || /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/.test(url);

/** The same name, or one that a name with `*.` in front covers. */
const isWithin = (host: string, name: string) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name);

const shape: Record<string, z.ZodType> = Schema.shape;
const refusalOf = (issue: z.core.$ZodIssue) => {
  const name = String(issue.path[0]);
  return `${name}: ${issue.message}. ${shape[name]?.description ?? ''}`;
};

/** Every setting with its sentence: the README's table. */
export const settingsHelp = (): { name: string; sentence: string }[] =>
  Object.entries(shape).map(([name, field]) => ({ name, sentence: field.description ?? '' }));
