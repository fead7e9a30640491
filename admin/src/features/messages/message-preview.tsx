import type { MessageForm } from '@vitrine/contract/messages';
import { styledBlocks, textIn, type Locale } from '@vitrine/domain/kernel';
import { Button } from '@vitrine/ui';
import { StyledText } from '@vitrine/ui/styled-text';
import { useTranslation } from 'react-i18next';
import { PhonePreview } from '../../shared/writing/index.ts';
import classes from './messages.module.css';

type PreviewProps = { message: Pick<MessageForm, 'title' | 'body' | 'place'>; locale: Locale };

/** The message as a member will see it on a phone, in the language that is being written. */
export function MessagePreview({ message: { title, body, place }, locale }: PreviewProps) {
  const { t } = useTranslation('messages');
  return (
    <PhonePreview as={t('preview.as_member')}>
      <article className={classes.phone} lang={locale} inert>
        <h3>{textIn(title, locale) || t('untitled')}</h3>
        <StyledText blocks={styledBlocks(textIn(body, locale))} lang={locale} />
        {place === null ? null : <Button>{t(`place.${place}`)}</Button>}
      </article>
    </PhonePreview>
  );
}
