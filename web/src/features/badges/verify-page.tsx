import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { VerifiedBadge } from '@vitrine/contract/badges';
import { Failed, Loading } from '@vitrine/ui';
import { BadgePicture } from '@vitrine/ui/badge';
import { refusalCode } from '@vitrine/ui/forms';
import { formatDay } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { dayOf, timeZone } from '../../shared/device/clock.ts';
import { useTabTitle } from '../../shared/page-title.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { verifiedQuery } from './api.ts';
import classes from './badges.module.css';

/** Whether a badge is real, for anybody who was given its address (BDG-01). */
export function VerifyBadgePage() {
  const { t } = useTranslation('badges');
  const { code = '' } = useParams({ strict: false });
  const found = useQuery(verifiedQuery(code, useLocale()));
  const isUnknown = found.isError && refusalCode(found.error) === 'not_found';
  useTabTitle(found.data?.name ?? t('verify.title'));
  return (
    <main className={classes.public}>
      {found.isPending ? <Loading shape="page" /> : null}
      {isUnknown ? (
        <>
          <h1>{t('verify.title')}</h1>
          <p role="alert">{t('verify.unknown')}</p>
        </>
      ) : null}
      {found.isError && !isUnknown ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data ? <Verified badge={found.data} /> : null}
    </main>
  );
}

function Verified({ badge }: { badge: VerifiedBadge }) {
  const { t } = useTranslation('badges');
  const locale = useLocale();
  const day = (at: string) => formatDay(dayOf(Date.parse(at), timeZone()), locale, 'long');
  const { withdrawnAt } = badge;
  const facts = [
    [t('verify.holder'), badge.holder ?? t('verify.unnamed')],
    [t('verify.program'), badge.program],
    [t('verify.earned'), day(badge.awardedAt)],
  ];
  return (
    <div className={classes.hero}>
      <BadgePicture form={badge.form} url={badge.pictureUrl} isEarned={withdrawnAt === null} size={168} />
      <h1>{badge.name}</h1>
      <p className={classes.description}>{badge.description}</p>
      <p role="status" className={withdrawnAt === null ? classes.real : classes.withdrawn}>
        {withdrawnAt === null ? t('verify.real') : t('verify.withdrawn', { day: day(withdrawnAt) })}
      </p>
      <dl className={classes.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {withdrawnAt === null ? (
        <p className={classes.quiet}>
          <a href={badge.credentialUrl} download>
            {t('credential')}
          </a>
          {' · '}
          <a href={badge.keysUrl}>{t('verify.keys')}</a>
        </p>
      ) : null}
    </div>
  );
}
