import { Button, Loading } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import type { WebserviceArrival } from '@vitrine/contract/identity';
import { screenOfModule } from '@vitrine/domain/tenancy';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connected } from '../../shared/connection.ts';
import { FactRows } from '../../shared/fact-rows.tsx';
import { rootFrame } from '../../shared/frames.tsx';
import { meQuery } from './api.ts';
import { useGoOn } from './go-on.ts';
import classes from './login-page.module.css';
import { keepTicket } from './second-step/ticket.ts';
import { MaintenancePage } from './maintenance.tsx';
import { PublicSheet, useSite } from './public-sheet.tsx';

const theCalls = async () => (await Promise.all([import('./arrival-calls.ts'), connected()]))[0];

type ArrivalProps = { token: string; module?: string | undefined; id?: string | undefined };

/** A token that a link brought: whose account it opens, before it is redeemed, so that nobody is logged in by a link of somebody else's (decision D72). */
export function Arrival({ token, module, id }: ArrivalProps) {
  const { t } = useTranslation('identity');
  const { atForm } = useMessages();
  const router = useRouter();
  const goOn = useGoOn();
  const { beginSession, declineArrival, queryClient } = rootFrame.useRouteContext();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const found = useQuery({
    queryKey: ['identity', 'arrival'],
    queryFn: async () => (await theCalls()).lookAt(token),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const decline = async () => {
    await declineArrival();
    await router.navigate({ to: '/', search: { login: '1' }, replace: true });
    await router.invalidate();
  };
  const enter = async () => {
    setBusy(true);
    try {
      await beginSession({ token });
      const { client } = await queryClient.query({ ...meQuery, staleTime: 'static' });
      const screen = screenOfModule({ module, id }, (one) => client[`has_${one}`]);
      await (screen === undefined ? goOn() : router.navigate({ to: screen, replace: true }));
    } catch (error) {
      if (keepTicket(error, { webserviceToken: token })) return await router.navigate({ to: '/second-step', replace: true });
      setRefusal(refusalCode(error));
    } finally {
      setBusy(false);
    }
  };
  const failed = refusal ?? (found.isError ? refusalCode(found.error) : undefined);
  if (failed === 'under_maintenance') return <MaintenancePage />; // the work began while they read whose account it is
  if (failed !== undefined) {
    const isGone = failed === 'webservice_token_over';
    return <Closed title={t('arrival.gone.title')} hint={isGone ? t('arrival.gone.hint') : atForm(failed)} onForm={() => void decline()} />;
  }
  if (!found.data) return <Loading shape="form" rows={2} />;
  return <Whose arrival={found.data} isBusy={isBusy} onEnter={() => void enter()} onDecline={() => void decline()} />;
}

type WhoseProps = { arrival: WebserviceArrival; isBusy: boolean; onEnter: () => void; onDecline: () => void };

function Whose({ arrival: { fullName, userName, client, program, partner }, isBusy, onEnter, onDecline }: WhoseProps) {
  const { t } = useTranslation('identity');
  return (
    <PublicSheet title={t('arrival.title', { name: fullName })} hint={t('arrival.hint')}>
      <div className={classes.form}>
        <FactRows
          rows={[
            { term: t('arrival.account'), value: userName },
            { term: t('arrival.client'), value: program || client },
            { term: t('arrival.partner'), value: partner },
          ]}
        />
        <Button onClick={onEnter} loading={isBusy} fullWidth>
          {t('arrival.enter', { name: fullName })}
        </Button>
        <Button variant="subtle" onClick={onDecline} fullWidth>
          {t('arrival.decline')}
        </Button>
      </div>
    </PublicSheet>
  );
}

/** Where partners send people (LOG-05): with a token whose account it opens, without one how to come in; while the portal is being worked on, neither (LOG-03). */
export function WebserviceLoginPage() {
  return (
    <Suspense fallback={<Loading shape="form" rows={2} />}>
      <PartnersEntry />
    </Suspense>
  );
}

function PartnersEntry() {
  const { t } = useTranslation('identity');
  const router = useRouter();
  const { arrivalToken } = rootFrame.useRouteContext();
  const search = useSearch({ from: '/public/webservice-login/' });
  const isClosed = useSite().login_configuration.under_maintenance;
  const token = arrivalToken();
  if (isClosed) return <MaintenancePage />;
  if (token !== undefined) return <Arrival token={token} {...search} />;
  const toForm = () => void router.navigate({ to: '/', search: { login: '1' } });
  return <Closed title={t('arrival.none.title')} hint={t('arrival.none.hint')} onForm={toForm} />;
}

/** A link that opens nothing, and the way in by password. */
function Closed({ title, hint, onForm }: { title: string; hint: string; onForm: () => void }) {
  const { t } = useTranslation('identity');
  return (
    <PublicSheet title={title} hint={hint}>
      <Button onClick={onForm} fullWidth>
        {t('arrival.gone.form')}
      </Button>
    </PublicSheet>
  );
}
