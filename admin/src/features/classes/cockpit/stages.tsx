import type { Opening, Openings } from '@vitrine/contract/classes';
import { kindFacts } from '@vitrine/domain/activities';
import { Button, Empty } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconCheck, IconLock, IconLockOpen } from '../../../shared/icons.ts';
import { useKeys } from '../../../shared/queue/index.ts';
import { Standing } from '../standing.tsx';
import { useMoveOpening } from '../use-move-opening.ts';
import styles from './cockpit.module.css';

type StagesProps = { classId: string; openings: Openings; at: string; activityId: string | null; onShow: (activityId: string) => void };

/** The activities in their order: those that are over, what is open with how far the class is, and the next one with the one button that stands out. */
export function Stages({ classId, openings: { items, people, canMove }, at, activityId, onShow }: StagesProps) {
  const { t } = useTranslation('classes');
  const lastMoved = items.findLastIndex(({ revision }) => revision > 0);
  const next = canMove ? items.slice(lastMoved + 1).find(({ state }) => state === 'live_class_closed') : undefined;
  return (
    <section aria-labelledby="stages" className={styles.column}>
      <div className={styles.heading}>
        <h2 id="stages">{t('cockpit.stages')}</h2>
        <p>{t('cockpit.ended', { ended: items.filter(isOver).length, count: items.length })}</p>
      </div>
      {items.length === 0 ? <Empty title={t('openings.none')} hint={t('cockpit.none_hint')} /> : null}
      <ol className={styles.stages}>
        {items.map((one) => (
          <Stage
            key={one.activityId}
            one={one}
            people={people}
            classId={classId}
            at={at}
            canMove={canMove}
            isNext={one === next}
            isShown={one.activityId === activityId}
            onShow={() => onShow(one.activityId)}
          />
        ))}
      </ol>
    </section>
  );
}

type StageProps = {
  one: Opening;
  people: number;
  classId: string;
  at: string;
  canMove: boolean;
  isNext: boolean;
  isShown: boolean;
  onShow: () => void;
};

function Stage({ one, people, classId, at, canMove, isNext, isShown, onShow }: StageProps) {
  const { t, i18n } = useTranslation('classes');
  const { title, kind, movedAt, movedBy, done } = one;
  const isOpen = one.state === 'live_class_opened';
  const send = useMoveOpening(one, classId);
  const move = () => {
    send.mutate();
    if (!isOpen) onShow();
  };
  useKeys({ l: isNext ? move : undefined });
  const minutes = movedAt === null ? 0 : Math.floor((Date.parse(at) - Date.parse(movedAt)) / 60_000);
  const about = isOpen
    ? t(minutes < 1 ? 'cockpit.opened_now' : 'cockpit.opened_ago', { by: movedBy ?? '', minutes })
    : isOver(one)
      ? t('openings.done', { count: done })
      : null;
  const Sign = isOpen ? IconLockOpen : isOver(one) ? IconCheck : IconLock;
  return (
    <li className={styles.stage} data-state={isOpen ? 'open' : isOver(one) ? 'over' : 'waiting'} data-shown={isShown || undefined}>
      <span className={styles.tile}>
        <Sign size={20} stroke={1.75} aria-hidden />
      </span>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{[kindFacts[kind].names[matchLocale(i18n.language)].alone, about].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.acts}>
        {isOpen || isOver(one) ? (
          <span className={styles.see}>
            <Button variant="subtle" aria-label={t('cockpit.see_of', { title })} aria-pressed={isShown} onClick={onShow}>
              {t('cockpit.see')}
            </Button>
          </span>
        ) : null}
        {isNext ? <kbd aria-hidden>L</kbd> : null}
        {canMove ? (
          <Button
            variant={isNext ? 'filled' : isOver(one) ? 'subtle' : 'default'}
            aria-label={t(isOpen ? 'openings.close_of' : isOver(one) ? 'cockpit.open_again_of' : 'openings.open_of', { title })}
            loading={send.isPending}
            onClick={move}
            {...(isNext ? { 'aria-keyshortcuts': 'l' } : {})}
          >
            {t(isOpen ? 'openings.close' : isOver(one) ? 'cockpit.open_again' : 'openings.open')}
          </Button>
        ) : null}
      </div>
      {isOpen && people > 0 ? <Standing one={one} people={people} /> : null}
    </li>
  );
}

/** It was open, and was taken back. */
const isOver = ({ revision, state }: Opening) => revision > 0 && state === 'live_class_closed';
