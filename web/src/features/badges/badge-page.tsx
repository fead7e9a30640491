import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { MyBadgePage } from '@vitrine/contract/badges';
import { Button, Card, Failed, LinkButton, Loading, NotFound, showToast } from '@vitrine/ui';
import { BadgePicture } from '@vitrine/ui/badge';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatDay } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { dayOf, timeZone } from '../../shared/device/clock.ts';
import { copyText } from '../../shared/device/copy-text.ts';
import { shareText } from '../../shared/device/share-text.ts';
import { IconDownload, IconShare } from '../../shared/icons.ts';
import { PageTitle } from '../../shared/page-title.tsx';
import { PlainSelect } from '../../shared/plain-select.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { badgeQuery, saveHolder } from './api.ts';
import classes from './badges.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const holders = ['full', 'short', 'hidden'] as const;

/** One badge: what it is for, the way to it, and what may be done with it once it is earned (BDG-01). */
export function BadgePage() {
  const { t } = useTranslation('badges');
  const { badgeId = '' } = useParams({ strict: false });
  const found = useQuery(badgeQuery(badgeId));
  const isUnknown = found.isError && refusalCode(found.error) === 'not_found';
  return (
    <>
      <PageTitle title={found.data?.name ?? t('one')} backHref="/badges" />
      {found.isPending ? <Loading shape="page" /> : null}
      {isUnknown ? <NotFound homeHref="/home" /> : null}
      {found.isError && !isUnknown && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data ? <Drawn badge={found.data} /> : null}
    </>
  );
}

function Drawn({ badge }: { badge: MyBadgePage }) {
  const { t } = useTranslation('badges');
  const locale = useLocale();
  const day = (at: string) => formatDay(dayOf(Date.parse(at), timeZone()), locale, 'long');
  const { award, withdrawn, subject } = badge;
  return (
    <div className={classes.page}>
      <div className={classes.hero}>
        <BadgePicture form={badge.form} url={badge.pictureUrl} isEarned={award !== null} size={184} />
        <p className={classes.description}>{badge.description}</p>
        {badge.awardedAt !== null ? <p className={classes.quiet}>{t('earned_on', { day: day(badge.awardedAt) })}</p> : null}
        {award && award.why !== '' ? <p className={classes.quiet}>{t('why', { why: award.why })}</p> : null}
      </div>
      {withdrawn ? (
        <p role="status" className={classes.withdrawn}>
          {t('withdrawn', { day: day(withdrawn.at), why: withdrawn.why })}
        </p>
      ) : null}
      {award === null ? <Way badge={badge} subject={subject} /> : <Proof badge={badge} award={award} />}
    </div>
  );
}

function Way({ badge: { rule, have, need }, subject }: { badge: MyBadgePage; subject: MyBadgePage['subject'] }) {
  const { t } = useTranslation('badges');
  return (
    <Card label={t('way')}>
      <h2>{t('way')}</h2>
      <p>{t(`rule.${rule}`, { count: need })}</p>
      {need > 1 ? (
        <>
          <span className={classes.bar} aria-hidden>
            <i style={{ width: `${(have / need) * 100}%` }} />
          </span>
          <p className={classes.quiet}>{t('so_far', { have, need })}</p>
        </>
      ) : null}
      {subject ? (
        <LinkButton href={`${subject.kind === 'course' ? '/online-courses' : '/trails'}/${subject.id}`} fullWidth>
          {subject.title}
        </LinkButton>
      ) : null}
    </Card>
  );
}

function Proof({ badge, award }: { badge: MyBadgePage; award: NonNullable<MyBadgePage['award']> }) {
  const { t } = useTranslation('badges');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const choose = useMutation({
    mutationFn: (shown: (typeof holders)[number]) => saveHolder(badge.id, shown),
    onSuccess: (saved) => {
      queries.setQueryData(badgeQuery(badge.id).queryKey, saved);
      showToast({ text: t('holder.saved') });
    },
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
  });
  const share = async () => {
    const text = t('share_text', { name: badge.name, url: award.verifyUrl });
    if (await shareText(text)) return;
    if (await copyText(award.verifyUrl)) showToast({ text: t('copied') });
  };
  return (
    <>
      <Button fullWidth leftSection={<IconShare {...icon} />} onClick={() => void share()}>
        {t('share')}
      </Button>
      <Card label={t('proof')} className={classes.proof ?? ''}>
        <h2>{t('proof')}</h2>
        <p className={classes.quiet}>{t('proof_hint')}</p>
        <PlainSelect
          label={t('holder.label')}
          value={award.holderShown}
          onChoose={(value) => {
            const shown = holders.find((one) => one === value);
            if (shown) choose.mutate(shown);
          }}
          choices={holders.map((value) => ({ value, label: t(`holder.${value}`) }))}
        />
        <LinkButton href={`/badges/verify/${award.code}`} variant="light">
          {t('public_page')}
        </LinkButton>
        <a className={classes.download} href={award.credentialUrl} download>
          <IconDownload {...icon} />
          {t('credential')}
        </a>
      </Card>
    </>
  );
}
