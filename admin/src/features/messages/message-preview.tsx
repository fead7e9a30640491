import type { MessageForm } from '@vitrine/contract/messages';
import { styledBlocks, textIn, type Locale } from '@vitrine/domain/kernel';
import { Button, PhoneFrame } from '@vitrine/ui';
import { StyledText } from '@vitrine/ui/styled-text';
import { useTranslation } from 'react-i18next';
import classes from './messages.module.css';

type PreviewProps = { message: Pick<MessageForm, 'title' | 'body' | 'place'>; locale: Locale };

/** The message as a member will see it on a phone, in the language that is being written. */
export function MessagePreview({ message: { title, body, place }, locale }: PreviewProps) {
  const { t } = useTranslation('messages');
  return (
    <div className={classes.preview}>
      <p className={classes.quiet}>{t('preview.as_member')}</p>
      <PhoneFrame label={t('preview.phone')}>
        <article className={classes.phone} lang={locale} inert>
          <h3>{textIn(title, locale) || t('untitled')}</h3>
          <StyledText blocks={styledBlocks(textIn(body, locale))} lang={locale} />
          {place === null ? null : <Button>{t(`place.${place}`)}</Button>}
        </article>
      </PhoneFrame>
    </div>
  );
}
