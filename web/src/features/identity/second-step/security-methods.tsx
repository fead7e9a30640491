import type { SecondStep } from '@vitrine/contract/identity';
import { Failed, Loading } from '@vitrine/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { secondStepQuery } from './api.ts';
import { AppCard } from './app-card.tsx';
import { CodesCard } from './codes-card.tsx';
import { NewCodes } from './new-codes.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import own from './security.module.css';
import type { OnChanged } from './use-second-step.ts';

type SecurityMethodsProps = { children?: (now: { isSecured: boolean }) => ReactNode };

/** App, passkeys and recovery codes of one's own log-in. `children`: what stands below, once no codes wait to be kept. */
export function SecurityMethods({ children }: SecurityMethodsProps) {
  const queries = useQueryClient();
  const found = useQuery(secondStepQuery);
  const [codes, setCodes] = useState<readonly string[]>();
  const onChanged: OnChanged = ({ secondStep, recoveryCodes }) => {
    queries.setQueryData<SecondStep>(secondStepQuery.queryKey, secondStep);
    if (recoveryCodes) setCodes(recoveryCodes);
  };
  if (found.isPending) return <Loading shape="form" rows={3} />;
  if (found.isError) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  const { authenticatorSince, passkeys, recoveryCodesLeft } = found.data;
  const isSecured = authenticatorSince !== null || passkeys.length > 0;
  if (codes) return <NewCodes codes={codes} onKept={() => setCodes(undefined)} />;
  return (
    <div className={own.ways}>
      <AppCard since={authenticatorSince} onChanged={onChanged} />
      <PasskeysCard passkeys={passkeys} onChanged={onChanged} />
      {isSecured ? <CodesCard left={recoveryCodesLeft} onChanged={onChanged} /> : null}
      {children?.({ isSecured })}
    </div>
  );
}
