import { LinkButton, Loading } from '@vitrine/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PublicSheet, useSite } from './public-sheet.tsx';

/** The address of a partner's campaign (P2): what it is, and the ways in. */
export function TogetherPage() {
  const { t } = useTranslation('identity');
  return (
    <PublicSheet title={t('together.title')} hint={t('together.hint')}>
      <LinkButton href="/?login=1" fullWidth>
        {t('portfolio.enter')}
      </LinkButton>
    </PublicSheet>
  );
}

/** The start of a site that opens with its portfolio (NAV-07, decision D67): what it is, and the way to the log-in. */
export function PortfolioPage() {
  return (
    <Suspense fallback={<Loading shape="form" rows={2} />}>
      <Drawn />
    </Suspense>
  );
}

function Drawn() {
  const { t } = useTranslation('identity');
  const site = useSite();
  return (
    <PublicSheet title={t('portfolio.title', { program: site.name })} hint={site.login_configuration.text || t('portfolio.hint')}>
      <LinkButton href="/?login=1" fullWidth>
        {t('portfolio.enter')}
      </LinkButton>
    </PublicSheet>
  );
}
