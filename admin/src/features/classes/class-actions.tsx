import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { cancelClass, closeClass, getClassToManage, issueResults, publishClass, type ClassDetail } from '@vitrine/contract/classes';
import { Button, Failed, Loading, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WhyDialog } from '../../shared/why-dialog.tsx';
import { classKey } from './classes.tsx';
import styles from './classes.module.css';
import { Encounters } from './encounters.tsx';
import { Openings } from './openings.tsx';
import { People } from './people.tsx';
import type { PlannedAt } from './planned-at.ts';
import { useSaved } from './use-saved.ts';

/** What may be done to a class beside writing it, its encounters and its people. */
export function ClassActions({ classId, planned }: { classId: string; planned?: PlannedAt | undefined }) {
  const found = useQuery({ queryKey: classKey(classId), queryFn: () => call(getClassToManage, { params: { classId } }) });
  if (found.isPending) return <Loading shape="list" rows={3} />;
  if (found.isError) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  return <Shown detail={found.data} planned={planned} />;
}

const acts = { publish: publishClass, close: closeClass, issueResults } as const;

function Shown({ detail, planned }: { detail: ClassDetail; planned: PlannedAt | undefined }) {
  const { t } = useTranslation('classes');
  const { atForm } = useMessages();
  const [isCanceling, setCanceling] = useState(false);
  const saved = useSaved(detail.id);
  const { id: classId, version, can, reactions } = detail;
  const move = useMutation({
    mutationFn: (act: keyof typeof acts) => call(acts[act], { params: { classId }, body: { version } }),
    onSuccess: (now) => {
      saved(now);
      showToast({ text: t('done') });
    },
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
  });
  return (
    <>
      <div className={styles.actions}>
        {can.publish ? (
          <Button loading={move.isPending} onClick={() => move.mutate('publish')}>
            {t('publish')}
          </Button>
        ) : null}
        {can.issueResults ? (
          <Button loading={move.isPending} onClick={() => move.mutate('issueResults')}>
            {t('issue')}
          </Button>
        ) : null}
        {can.close ? (
          <Button variant="default" loading={move.isPending} onClick={() => move.mutate('close')}>
            {t('close')}
          </Button>
        ) : null}
        {can.cancel ? (
          <Button variant="default" onClick={() => setCanceling(true)}>
            {t('cancel')}
          </Button>
        ) : null}
      </div>
      <Encounters detail={detail} planned={planned} />
      {detail.isPublished && detail.class.kind === 'live_class' ? <Openings detail={detail} /> : null}
      {detail.isPublished ? <People detail={detail} /> : null}
      {reactions ? <p>{t('reactions', reactions)}</p> : null}
      {isCanceling ? <CancelDialog detail={detail} onClose={() => setCanceling(false)} /> : null}
    </>
  );
}

function CancelDialog({ detail: { id: classId, version }, onClose }: { detail: ClassDetail; onClose: () => void }) {
  const { t } = useTranslation('classes');
  return (
    <WhyDialog
      title={t('cancel_title')}
      words={{ why: t('reason'), hint: t('reason_hint'), verb: t('cancel'), done: t('done') }}
      isGrave
      send={(reason) => call(cancelClass, { params: { classId }, body: { version, reason } })}
      onDone={useSaved(classId)}
      onClose={onClose}
    />
  );
}
