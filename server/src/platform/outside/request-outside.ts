import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSafe } from 'node:https';
import { BlockList, isIP } from 'node:net';

/** Everything that is not the internet (IANA’s special-purpose registries): an address that a client writes down never leads there. */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/** Whether a number (IPv4, IPv6, or IPv4 written as IPv6) lies inside a network and not in the internet. */
export function isInside(address: string): boolean {
  return inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'); // a mapped IPv4 is judged by its IPv4
}

type OutsideAsk = {
  url: string;
  method: 'GET' | 'POST' | 'PUT';
  headers: Record<string, string>;
  body?: string;
  /** From the first byte that is sent to the last that comes. */
  patienceMs: number;
  /** A host name that the operator trusts, inside or not. */
  trusted?: string | undefined;
};
type OutsideAnswer = { status: number; text: string };

const mostBytes = 64 * 1024;

/**
 * One request, without redirects. A fault for whatever is no answer: silence, a broken connection, a name that leads inside (looked at when the connection is made, so that a
 * name that changes in between leads nowhere either), http where it is not trusted, or more than 64 kB.
 */
export function requestOutside({ url, method, headers, body, patienceMs, trusted }: OutsideAsk): Promise<OutsideAnswer> {
  const target = new URL(url);
  const host = target.hostname.replaceAll(/^\[|\]$/g, '');
  const isTrusted = trusted !== undefined && target.hostname === trusted;
  if (!isTrusted && (target.protocol !== 'https:' || (isIP(host) !== 0 && isInside(host))))
    return Promise.reject(new Error(`outside: ${target.hostname} may not be asked`));
  const send = target.protocol === 'https:' ? requestSafe : requestPlain;
  return new Promise((resolve, reject) => {
    const asking = send(
      target,
      {
        method,
        headers: { accept: 'application/json', ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
        signal: AbortSignal.timeout(patienceMs),
        agent: false,
        ...(isTrusted ? {} : { lookup: lookupOutside }),
      },
      (answer) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > mostBytes) answer.destroy(new Error('outside: the answer is too long'));
          else chunks.push(chunk);
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }));
        answer.on('error', reject);
      },
    );
    asking.on('error', reject);
    asking.end(body);
  });
}

type Found = (fault: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

function lookupOutside(name: string, options: LookupOptions, found: Found): void {
  lookup(name, { ...options, all: true }, (fault, addresses) => {
    const [first] = addresses ?? [];
    if (fault || !first) return found(fault ?? new Error(`outside: ${name} is nowhere`), '');
    if (addresses.some(({ address }) => isInside(address))) return found(new Error(`outside: ${name} leads inside`), '');
    return options.all ? found(null, addresses) : found(null, first.address, first.family);
  });
}
