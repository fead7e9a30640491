import type { TicketMessage } from '@vitrine/contract/support';
import { formatInstant } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { timeZone } from '../../../shared/device/clock.ts';
import { IconFileText, IconPhoto } from '../../../shared/icons.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import classes from './help.module.css';

/** What was said on a ticket, the oldest first; line breaks stay. */
export function Conversation({ messages }: { messages: readonly TicketMessage[] }) {
  const { t } = useTranslation('support');
  const locale = useLocale();
  return (
    <ol className={classes.talk} aria-label={t('conversation')}>
      {messages.map(({ id, kind, by, text, at, files }) => (
        <li key={id} data-kind={kind}>
          <p className={classes.by}>
            <b>{kind === 'ours' ? t('team', { by }) : by}</b> <time dateTime={at}>{formatInstant(at, timeZone(), locale)}</time>
          </p>
          <p className={classes.said}>{text}</p>
          {files.length > 0 ? (
            <ul className={classes.attached}>
              {files.map((file) => (
                <li key={file.id}>
                  <a href={file.url} target="_blank" rel="noopener">
                    {file.contentType.startsWith('image/') ? (
                      <IconPhoto size={20} stroke={1.75} aria-hidden />
                    ) : (
                      <IconFileText size={20} stroke={1.75} aria-hidden />
                    )}
                    {file.name}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
