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

/** Addresses that hold a token in their path, whose it is stays readable; and those that hold where somebody lives. */
const openingPath =
  /(\/(?:(?:recover-password|set-password|verify-email)\/[^/?#\s"']+|webservice-login|places\/[^/?#\s"']+\/postal-codes))\/[^?#\s"']+/gi;

/** Decision D51: tokens in addresses are never logged; nor is where somebody lives (decision 022). */
export const withoutSecrets = (text: string): string => text.replaceAll(openingValue, '$1…').replaceAll(openingPath, '$1/…');
