import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { MessagePage as Message } from '@vitrine/contract/messages';
import { styledBlocks } from '@vitrine/domain/kernel';
import { messagePlaces } from '@vitrine/domain/messages';
import { Card, Failed, LinkButton, Loading, NotFound } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { StyledText } from '@vitrine/ui/styled-text';
import { formatInstant } from '@vitrine/ui/words';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { timeZone } from '../../shared/device/clock.ts';
import { PageTitle } from '../../shared/page-title.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { messageQuery, useNoteRead } from './api.ts';
import classes from './message-page.module.css';

/** A message of the program (NOT-01); opening it is noted. */
export function MessagePage() {
  const { messageId = '' } = useParams({ strict: false });
  const found = useQuery(messageQuery(messageId));
  if (found.data) return <Told key={messageId} message={found.data} />;
  if (found.isPending) return <Loading shape="page" />;
  if (refusalCode(found.error) === 'not_found') return <NotFound homeHref="/inbox" />;
  return <Failed error={found.error} onRetry={() => void found.refetch()} />;
}

function Told({ message }: { message: Message }) {
  const { t } = useTranslation('messages');
  const locale = useLocale();
  const { mutate } = useNoteRead();
  const { id, title, body, place, at, isRead } = message;
  const opened = useEffectEvent(() => {
    if (!isRead) mutate(id);
  });
  useEffect(() => opened(), []);
  return (
    <article>
      <PageTitle title={title} hint={t('from', { when: formatInstant(at, timeZone(), locale) })} backHref="/inbox" />
      <Card>
        <StyledText blocks={styledBlocks(body)} lang={locale} />
        {place === null ? null : (
          <p className={classes.way}>
            <LinkButton href={messagePlaces[place]}>{t(`place.${place}`)}</LinkButton>
          </p>
        )}
      </Card>
    </article>
  );
}
