import type { Settings } from '../config/index.ts';
import { openMailer } from '../mail/index.ts';
import type { MailerParts } from '../mail/open-mailer.ts';
import { sendBySms, sendByWhatsApp } from './carriers.ts';
import type { Messenger } from './messenger.ts';

type MessageSettings = Pick<
  Settings,
  | 'MAIL_FROM'
  | 'SMS_URL'
  | 'SMS_ACCOUNT'
  | 'SMS_TOKEN'
  | 'SMS_FROM'
  | 'WHATSAPP_URL'
  | 'WHATSAPP_PHONE_ID'
  | 'WHATSAPP_TOKEN'
  | 'WHATSAPP_TEMPLATE'
>;

/**
 * Codes by the carriers that the settings name; a channel without one writes into the mailbox on disk, beside the e-mails. `milliseconds` is what a
 * carrier may take.
 */
export function openMessenger(
  { settings, ...more }: Omit<MailerParts, 'settings'> & { settings: MessageSettings },
  { milliseconds }: { milliseconds?: number } = {},
): Messenger {
  const fallback = openMailer({ settings: { SMTP_URL: undefined, MAIL_FROM: settings.MAIL_FROM }, ...more });
  const { SMS_URL: url, SMS_ACCOUNT: sid, SMS_TOKEN: token, SMS_FROM: from } = settings;
  const { WHATSAPP_URL: graph, WHATSAPP_PHONE_ID: phoneId, WHATSAPP_TOKEN: bearer, WHATSAPP_TEMPLATE: template } = settings;
  return {
    send: (message) => {
      if (message.channel === 'sms' && sid && token && from) return sendBySms({ url, sid, token, from }, message, milliseconds);
      if (message.channel === 'whatsapp' && phoneId && bearer)
        return sendByWhatsApp({ url: graph, phoneId, token: bearer, template }, message, milliseconds);
      return fallback.send({
        to: `${message.to.replace('+', '')}@${message.channel}.invalid`, // a name that no mail server takes (RFC 2606)
        subject: message.channel === 'sms' ? 'SMS' : 'WhatsApp',
        text: message.text,
      });
    },
  };
}
