import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { publishBadge, retireBadge, type BadgeFields } from '@vitrine/contract/badges';
import { Button, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listKey, oneKey, type Opened } from '../../shared/resource/index.ts';
import { badges, opened as openedOf } from './badges.tsx';
import classes from './badges.module.css';
import { GiveDialog } from './give-dialog.tsx';
import { Holders } from './holders.tsx';

type BadgeActionsProps = { badgeId: string; opened: Opened<BadgeFields> };

/** What may be done to a badge beside writing it: published, retired, given; and who has it. */
export function BadgeActions({ badgeId, opened: { version, can, status } }: BadgeActionsProps) {
  const { t } = useTranslation('badges');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const [isGiving, setGiving] = useState(false);
  const move = useMutation({
    mutationFn: (to: typeof publishBadge | typeof retireBadge) => call(to, { params: { badgeId }, body: { version } }),
    onSuccess: (detail) => {
      queries.setQueryData(oneKey(badges, badgeId), openedOf(detail));
      void queries.invalidateQueries({ queryKey: listKey(badges) });
      showToast({ text: t(detail.state === 'published' ? 'published' : 'retired') });
    },
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
  });
  return (
    <>
      <div className={classes.actions}>
        {can['publish'] ? (
          <Button loading={move.isPending} onClick={() => move.mutate(publishBadge)}>
            {t('publish')}
          </Button>
        ) : null}
        {can['award'] ? (
          <Button variant="default" onClick={() => setGiving(true)}>
            {t('give.open')}
          </Button>
        ) : null}
        {can['retire'] ? (
          <Button variant="default" loading={move.isPending} onClick={() => move.mutate(retireBadge)}>
            {t('retire')}
          </Button>
        ) : null}
      </div>
      {status === 'draft' ? null : <Holders badgeId={badgeId} />}
      {isGiving ? <GiveDialog badgeId={badgeId} onClose={() => setGiving(false)} /> : null}
    </>
  );
}
