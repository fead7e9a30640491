import { useMutation } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { cancelEncounter, type ClassDetail, type HeldEncounter } from '@vitrine/contract/classes';
import { Button, Card, SectionHeading, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { cityOf, formatInstant, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './classes.module.css';
import { EncounterDialog } from './encounter-dialog.tsx';
import type { PlannedAt } from './planned-at.ts';
import { SteerButtons } from './steer-buttons.tsx';
import { useSaved } from './use-saved.ts';

/** Where the learner’s app holds the classes of a kind. */
const pathOf = { presential: '/presential-courses', live_class: '/live-classes', webinar: '/webinars' } as const;

/** The dated events of a class, in their own zones, and what may be done with each. */
export function Encounters({ detail, planned }: { detail: ClassDetail; planned: PlannedAt | undefined }) {
  const { t } = useTranslation('classes');
  const [isAdding, setAdding] = useState(planned !== undefined && detail.can.plan && detail.encounters.length === 0);
  return (
    <Card label={t('encounters')} className={styles.panel ?? ''}>
      <SectionHeading title={t('encounters')}>
        {detail.can.plan ? (
          <Button variant="subtle" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        ) : null}
      </SectionHeading>
      {detail.encounters.length === 0 ? <p>{t('no_encounters')}</p> : null}
      <ul className={styles.rows}>
        {detail.encounters.map((one) => (
          <Row key={one.id} one={one} detail={detail} />
        ))}
      </ul>
      {isAdding ? <EncounterDialog detail={detail} planned={planned} onClose={() => setAdding(false)} /> : null}
    </Card>
  );
}

function Row({ one, detail }: { one: HeldEncounter; detail: ClassDetail }) {
  const { t, i18n } = useTranslation('classes');
  const { atForm } = useMessages();
  const saved = useSaved(detail.id);
  const drop = useMutation({
    mutationFn: () => call(cancelEncounter, { params: { encounterId: one.id } }),
    onSuccess: (now) => {
      saved(now);
      showToast({ text: t('done') });
    },
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
  });
  const mayCancel = detail.can.plan && !one.isCanceled && !one.isEnded && !one.isRunning;
  return (
    <li>
      <span>
        {formatInstant(one.beginsAt, one.zone, matchLocale(i18n.language))}, {cityOf(one.zone)}
        <small>
          {[one.place || one.meetingUrl, one.isInPage ? t('in_page_short') : null, `${one.minutes} min`].filter(Boolean).join(' · ')}
        </small>
      </span>
      <span className={styles.marks}>
        {one.isCanceled ? t('canceled') : null}
        {one.isInPage && !one.isCanceled && !one.isEnded && detail.can.moderate ? (
          <a href={`${pathOf[detail.class.kind]}/${detail.class.courseId}/meeting/${one.id}`} target="_blank" rel="noreferrer">
            {t('open_meeting')}
          </a>
        ) : null}
        <SteerButtons one={one} detail={detail} />
        {mayCancel ? (
          <Button variant="subtle" loading={drop.isPending} onClick={() => drop.mutate()}>
            {t('cancel_encounter')}
          </Button>
        ) : null}
      </span>
    </li>
  );
}
