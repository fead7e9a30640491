/**
 * A page of ours on the content origin in which one script of a meeting provider runs (decision 053). Its address names the script and is signed, so nobody makes it load another
 * one, and its policy names that script's origin and no other.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Clock } from '../clock/index.ts';
import type { Settings } from '../config/index.ts';
import type { SecretName } from '../secrets/index.ts';
import { contentHosts } from './content-hosts.ts';

type Parts = { secret: (name: SecretName) => Buffer; clock: Clock };
export type MeetingPageAsk = { tenantId: string; script: string };

/** It is opened at once, and asked for anew each time. */
const pageMilliseconds = 60_000;

/** The address of the page for one script. */
export function meetingPage(parts: Parts & { settings: Pick<Settings, 'contentUrl'> }, { tenantId, script }: MeetingPageAsk): string {
  const expires = String(Math.floor(Date.parse(parts.clock.in(pageMilliseconds)) / 1_000));
  const name = Buffer.from(script).toString('base64url');
  return `${contentHosts(parts.settings).shared}/meeting/${tenantId}/${expires}/${name}/${macOf(parts, { tenantId, script }, expires)}`;
}

/** What a path opens; null when it was not signed here, was changed, or has run out. */
export function openMeetingPath(parts: Parts, path: string): MeetingPageAsk | null {
  const [tenantId = '', expires = '', name = '', signature = '', ...more] = path.split('/');
  const ask = { tenantId, script: Buffer.from(name, 'base64url').toString() };
  const [given, right] = [Buffer.from(signature), Buffer.from(macOf(parts, ask, expires))];
  if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1_000 <= Date.parse(parts.clock.now())) return null;
  return ask;
}

const macOf = ({ secret }: Pick<Parts, 'secret'>, { tenantId, script }: MeetingPageAsk, expires: string) =>
  createHmac('sha256', secret('meetings')).update(['page', tenantId, expires, script].join('\n')).digest('base64url');

const template = readFileSync(fileURLToPath(new URL('runtime/meeting.html', import.meta.url)), 'utf8');
const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The page and its headers. The provider's frame may use camera, microphone and screen; nothing else of another origin loads. */
export function meetingPageFor({ script }: MeetingPageAsk, framers: string): { headers: Record<string, string>; page: string } {
  const { origin } = new URL(script);
  const sockets = origin.replace(/^http/, 'ws');
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': [
        "default-src 'none'",
        `script-src 'self' ${origin}`,
        `frame-src ${origin}`,
        `connect-src ${origin} ${sockets}`,
        `img-src ${origin} data:`,
        "style-src 'unsafe-inline'",
        "base-uri 'none'",
        "form-action 'none'",
        `frame-ancestors ${framers}`,
      ].join('; '),
      'permissions-policy': `camera=(self "${origin}"), microphone=(self "${origin}"), display-capture=(self "${origin}"), geolocation=()`,
    },
    page: template.replace('PRODUCT', inAttribute(framers)).replace('SCRIPT', inAttribute(script)),
  };
}
