import type { EventPage } from '@vitrine/contract/events';
import { Done, Empty, LinkButton } from '@vitrine/ui';
import { formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { PageTitle, useTabTitle } from '../../shared/page-title.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { objectOf } from './event-words.ts';
import classes from './events.module.css';
import type { Outcome } from './outbox/kept-scans.ts';

type CheckInDoneProps = { outcome: Exclude<Outcome, { kind: 'refused' }>; event: EventPage };

/** What came of a check-in: somebody is in, with the points; waits for the organizer; or waits on this device for a network. */
export function CheckInDone({ outcome, event }: CheckInDoneProps) {
  const { t } = useTranslation('events');
  const locale = useLocale();
  useTabTitle(t('check_in_title'));
  const back = { label: t('back_to_event'), href: `/events/${event.id}` };
  if (outcome.kind === 'kept' || outcome.answer.state === 'to_check') {
    const key = outcome.kind === 'kept' ? 'kept' : 'waiting';
    return (
      <>
        <PageTitle title={t('check_in_title')} backHref={back.href} />
        <div role="status">
          <Empty title={t(`${key}.title`)} hint={t(`${key}.hint`)} next={back} />
        </div>
      </>
    );
  }
  const { points, uncredited, isAlready } = outcome.answer;
  const hint = uncredited ? t(`uncredited.${uncredited}`) : isAlready ? t('already') : t('welcome', { event: event.name });
  return (
    <div className={classes.done}>
      <Done
        title={t('done')}
        hint={hint}
        object={objectOf[event.kind]}
        {...(points > 0 && !isAlready ? { tag: formatPoints(points, locale, true) } : {})}
      >
        <LinkButton href={back.href} variant="lit">
          {back.label}
        </LinkButton>
        {points > 0 ? (
          <LinkButton href="/my-points" variant="on-stage">
            {t('see_points')}
          </LinkButton>
        ) : null}
      </Done>
    </div>
  );
}
