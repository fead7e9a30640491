import type { ClassDetail, Opening } from '@vitrine/contract/classes';
import { Button, Card, Failed, LinkButton, Loading, SectionHeading, StateChip } from '@vitrine/ui';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/clock.ts';
import styles from './classes.module.css';
import { Standing } from './standing.tsx';
import { useMoveOpening } from './use-move-opening.ts';
import { useOpenings } from './use-openings.ts';

/** The activities of a live class: the instructor opens each to those who are in it, or takes it back, and their screens follow at once (LIV-02). */
export function Openings({ detail: { id: classId } }: { detail: ClassDetail }) {
  const { t } = useTranslation('classes');
  const found = useOpenings(classId);
  return (
    <Card label={t('openings.title')} className={styles.panel ?? ''}>
      <SectionHeading title={t('openings.title')} />
      <p>{t('openings.hint')}</p>
      {found.data && found.data.items.length > 0 ? (
        <div className={styles.way}>
          <LinkButton variant="light" href={`/classes/${classId}/live`}>
            {t('cockpit.open')}
          </LinkButton>
        </div>
      ) : null}
      {found.isPending ? <Loading shape="list" rows={3} /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data?.items.length === 0 ? <p>{t('openings.none')}</p> : null}
      <ul className={styles.rows}>
        {found.data?.items.map((one) => (
          <Row key={one.activityId} one={one} people={found.data.people} classId={classId} canMove={found.data.canMove} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ one, people, classId, canMove }: { one: Opening; people: number; classId: string; canMove: boolean }) {
  const { t, i18n } = useTranslation('classes');
  const { title, movedBy, movedAt } = one;
  const isOpen = one.state === 'live_class_opened';
  const send = useMoveOpening(one, classId);
  return (
    <li>
      <span>
        {title}
        {movedBy !== null && movedAt !== null ? (
          <small>{t('by', { by: movedBy, at: formatInstant(movedAt, deviceZone(), matchLocale(i18n.language)) })}</small>
        ) : null}
      </span>
      <span className={styles.marks}>
        <StateChip state={isOpen ? 'earned' : 'quiet'} icon={null}>
          {t(`openings.${one.state}`)}
        </StateChip>
        {canMove ? (
          <Button
            variant="default"
            aria-label={t(isOpen ? 'openings.close_of' : 'openings.open_of', { title })}
            loading={send.isPending}
            onClick={() => send.mutate()}
          >
            {t(isOpen ? 'openings.close' : 'openings.open')}
          </Button>
        ) : null}
      </span>
      {isOpen && people > 0 ? <Standing one={one} people={people} /> : null}
    </li>
  );
}
