/** The two carriers, by the shapes that they document; addresses and secrets are settings, so that a test's peer can stand in their place. */
import { CarrierAway, MessageRefused, type Message } from './messenger.ts';

export type TwilioAccount = { url: string; sid: string; token: string; from: string };
export type WhatsAppAccount = { url: string; phoneId: string; token: string; template: string };

/** Milliseconds that a carrier may take. */
const patience = 10_000;

/** `POST /2010-04-01/Accounts/{Sid}/Messages.json`, form-encoded, Basic. */
export function sendBySms({ url, sid, token, from }: TwilioAccount, message: Message, wait = patience): Promise<void> {
  const sender: Record<string, string> = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  return post(message, wait, `${url}/2010-04-01/Accounts/${encodeURIComponent(sid)}/Messages.json`, {
    headers: {
      authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ To: message.to, ...sender, Body: message.text }).toString(),
  });
}

/** `POST /{phone number id}/messages` of the Cloud API: a template of the kind authentication holds the code twice, in its body and behind its button. */
export function sendByWhatsApp({ url, phoneId, token, template }: WhatsAppAccount, message: Message, wait = patience): Promise<void> {
  const parameters = [{ type: 'text', text: message.code }];
  return post(message, wait, `${url}/${encodeURIComponent(phoneId)}/messages`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: message.to.replace('+', ''),
      type: 'template',
      template: {
        name: template,
        language: { code: message.language },
        components: [
          { type: 'body', parameters },
          { type: 'button', sub_type: 'url', index: '0', parameters },
        ],
      },
    }),
  });
}

/** Neither the number nor the code gets into a fault, for faults are logged. */
async function post(
  { channel }: Message,
  wait: number,
  url: string,
  ask: { headers: Record<string, string>; body: string },
): Promise<void> {
  let status: number;
  try {
    const answered = await fetch(url, { method: 'POST', redirect: 'error', signal: AbortSignal.timeout(wait), ...ask });
    await answered.body?.cancel();
    ({ status } = answered);
  } catch (fault) {
    throw new CarrierAway(channel, fault instanceof Error && fault.name === 'TimeoutError' ? 'too slow' : 'no connection');
  }
  if (status >= 200 && status < 300) return;
  if (status === 408 || status === 429 || status >= 500) throw new CarrierAway(channel, `status ${status}`);
  throw new MessageRefused(channel, status);
}
