import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import type { Settings } from '../config/index.ts';
import { inSources } from './in-sources.ts';

/** Keys of objects that are logged by mistake; what is never logged on purpose. */
const secretKeys = [
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'access_token',
  'refresh_token',
  'secret',
  'authorization',
  'cookie',
  'set-cookie',
];

/** Writes to standard output, or to where a test reads. */
export function createLog({ LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const options = {
    level: LOG_LEVEL,
    base: null,
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '…' },
    serializers: { req: requestOf, res: answerOf, err: faultOf },
  };
  return destination ? pino(options, destination) : pino(options);
}

type Request = { method?: string; url?: string; id?: string; ip?: string };

/** Neither headers nor bodies; the address without the values of its query that open something. */
const requestOf = ({ method, url, id, ip }: Request) => ({ method, url: withoutSecrets(url ?? ''), id, ip });

const answerOf = ({ statusCode }: { statusCode?: number }) => ({ statusCode });

/** A fault by its message, code and stack; what a driver hangs onto it (parameters, rows) stays out. */
function faultOf(fault: Error) {
  const { type, message, stack, code } = stdSerializers.err(fault);
  return { type, message: withoutSecrets(message), stack: withoutSecrets(inSources(stack)), code: code as unknown };
}

const openingValue = /([?&;](?:[\w-]*token|signature|sig|s|code|state|secret|password|key|uidb64)=)[^&#\s"']*/gi;

/** Addresses of pages that hold a token in their path, whose it is stays readable; and those that hold where somebody lives. */
const openingPath =
  /(\/(?:(?:recover-password|set-password|verify-email)\/[^/?#\s"']+|webservice-login|unsubscribe|places\/[^/?#\s"']+\/postal-codes))\/[^?#\s"']+/gi;

/** Whatever in a path is as long as our tokens are and no id: an address that nobody thought of here. */
const longPart = /(?<=\/)(?![\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?![\w-]))[\w-]{32,}(?=[/?#\s"']|$)/gi;

/** As a header says it, or a body that somebody wrote into a message. */
const openingHeader = /\b(bearer|basic)\s+[\w.~+/=-]+/gi;
const openingField = /("[\w-]*(?:token|signature|secret|password|authorization|cookie)"\s*:\s*")[^"]*/gi;

/** Decision D51: tokens in addresses are never logged; nor is where somebody lives (decision 022). */
export const withoutSecrets = (text: string): string =>
  text
    .replaceAll(openingValue, '$1…')
    .replaceAll(openingPath, '$1/…')
    .replaceAll(longPart, '…')
    .replaceAll(openingHeader, '$1 …')
    .replaceAll(openingField, '$1…');

const openingParameter = /token|code|signature|secret|key$/i;

/** The address of a request, without what its route calls a token or a code, whatever that looks like. */
export function addressWithoutSecrets(url: string, { params }: { params: unknown }): string {
  const secrets = Object.entries(params ?? {}).filter(
    (pair): pair is [string, string] => openingParameter.test(pair[0]) && typeof pair[1] === 'string',
  );
  return secrets.reduce(
    (told, [, value]) =>
      [value, encodeURIComponent(value)].reduce((one, secret) => (secret ? one.replaceAll(`/${secret}`, '/…') : one), told),
    withoutSecrets(url),
  );
}
