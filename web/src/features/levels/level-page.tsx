import { useQuery } from '@tanstack/react-query';
import type { MyLevel } from '@vitrine/contract/levels';
import { Card, Failed, LinkButton, Loading } from '@vitrine/ui';
import { formatDay, formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconArrowDown, IconCircleCheck, IconHourglass } from '../../shared/icons.ts';
import { PageTitle } from '../../shared/page-title.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { myLevelQuery } from './api.ts';
import classes from './level.module.css';
import { LevelRing } from './level-ring.tsx';
import { RequestSteps } from './request-steps.tsx';

/** The member's level: experience on the way to the next one, the request for it, what changes, and what the end of the campaign does (LVL-01, LVL-02). */
export function LevelPage() {
  const { t } = useTranslation('levels');
  const found = useQuery(myLevelQuery);
  return (
    <>
      <PageTitle title={t('title')} backHref="/profile" />
      {found.isPending ? <Loading shape="page" /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data ? <Drawn mine={found.data} /> : null}
    </>
  );
}

function Drawn({ mine }: { mine: MyLevel }) {
  return (
    <>
      <Hero mine={mine} />
      {mine.request && (mine.request.state !== 'approved' || mine.request.rank === mine.rank) ? (
        <RequestSteps mine={mine} request={mine.request} />
      ) : null}
      <Sources mine={mine} />
      <Changes mine={mine} />
      <AtTheEnd mine={mine} />
    </>
  );
}

const nameOf = ({ levels }: MyLevel, rank: number): string => levels.find((level) => level.rank === rank)?.name ?? '';

function Hero({ mine }: { mine: MyLevel }) {
  const { t } = useTranslation('levels');
  const locale = useLocale();
  const { next, request, campaign } = mine;
  const current = nameOf(mine, mine.rank);
  const written = (points: number) => formatPoints(points, locale);
  const isOpen = request?.state === 'open';
  return (
    <section className={classes.hero} aria-label={t('status')}>
      <LevelRing mine={mine} />
      {isOpen ? (
        <>
          <h2>{t('in_review', { level: nameOf(mine, request.rank) })}</h2>
          <p>{t('today', { level: current })}</p>
        </>
      ) : next ? (
        <>
          <h2>
            {next.missing > 0
              ? t('missing', { count: next.missing, experience: written(next.missing) })
              : t('reached', { level: next.name })}
          </h2>
          <p>{t('way', { next: next.name, level: current })}</p>
        </>
      ) : (
        <>
          <h2>{current}</h2>
          <p>{t(campaign ? (mine.rank === 3 ? 'top' : 'no_minimum') : 'no_campaign')}</p>
          {campaign ? null : (
            <LinkButton href="/campaigns" variant="light">
              {t('campaigns')}
            </LinkButton>
          )}
        </>
      )}
      {mine.experience > 0 ? (
        <p className={classes.legend}>
          <span>
            <i data-part="audited" />
            <b>{written(mine.audited)}</b> {t('audited')}
          </span>
          {mine.underAudit > 0 ? (
            <span>
              <i data-part="waiting" />
              <b>{written(mine.underAudit)}</b> {t('under_audit')}
            </span>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}

function Sources({ mine }: { mine: MyLevel }) {
  const { t } = useTranslation('levels');
  const locale = useLocale();
  if (mine.sources.length === 0) return null;
  return (
    <Card className={classes.rows ?? ''} label={t('sources.title')}>
      <h2>{t('sources.title')}</h2>
      <ul>
        {mine.sources.map(({ id, name, experience }) => (
          <li key={id}>
            <span>
              {name} <small>{t('sources.each')}</small>
            </span>
            <b>{t('xp', { experience: formatPoints(experience, locale) })}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What the next level brings; for the highest what it brings already. */
function Changes({ mine }: { mine: MyLevel }) {
  const { t } = useTranslation('levels');
  const locale = useLocale();
  const rank = mine.next?.rank ?? mine.rank;
  const level = mine.levels.find((one) => one.rank === rank);
  if (!level || (level.benefits.length === 0 && level.summary === '')) return null;
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">{t(mine.next ? 'changes.next' : 'changes.now', { level: level.name })}</h2>
      <Card className={classes.rows ?? ''}>
        {level.summary ? <p>{level.summary}</p> : null}
        <ul>
          {level.benefits.map((benefit) => (
            <li key={benefit}>
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
      </Card>
      {mine.campaign && mine.next ? (
        <p className={classes.quiet}>
          {t('changes.until', { campaign: mine.campaign.name, day: formatDay(mine.campaign.endsOn, locale, 'long') })}
        </p>
      ) : null}
    </section>
  );
}

/** What becomes of the level when the campaign is over (LVL-04). */
function AtTheEnd({ mine }: { mine: MyLevel }) {
  const { t } = useTranslation('levels');
  const locale = useLocale();
  const held = mine.levels.find((one) => one.rank === mine.rank);
  if (!mine.campaign || mine.rank === 1 || !held || held.minimum === null) return null;
  const rows = [
    { Icon: IconCircleCheck, title: t('end.keep', { experience: formatPoints(held.minimum, locale) }), hint: t('end.keep_hint') },
    {
      Icon: IconArrowDown,
      title: t('end.fall'),
      hint: t('end.fall_hint', { from: held.name, to: nameOf(mine, mine.rank - 1), lowest: nameOf(mine, 1) }),
    },
    { Icon: IconHourglass, title: t('end.late', { day: formatDay(mine.campaign.endsOn, locale, 'short', 0) }), hint: t('end.late_hint') },
  ];
  return (
    <section aria-labelledby="end">
      <h2 id="end">{t('end.title')}</h2>
      <Card className={classes.end ?? ''}>
        <ul>
          {rows.map(({ Icon, title, hint }) => (
            <li key={title}>
              <Icon size={22} stroke={1.75} aria-hidden />
              <span>
                <b>{title}</b>
                <small>{hint}</small>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
