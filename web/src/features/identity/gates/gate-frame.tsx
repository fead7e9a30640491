import { Link, Loading } from '@vitrine/ui';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTabTitle } from '../../../shared/page-title.tsx';
import classes from '../login-page.module.css';
import { LoginWindow } from '../login-window.tsx';
import { useSite } from '../public-sheet.tsx';
import { useMe } from '../use-me.ts';
import own from './gate.module.css';

type GateFrameProps = { title: string; hint?: string; children: ReactNode; hasWayOut?: boolean };

/** A screen before the portal: the client's window, one question, and the way out. */
export function GateFrame(props: GateFrameProps) {
  return (
    <Suspense fallback={<Loading shape="form" rows={2} />}>
      <Drawn {...props} />
    </Suspense>
  );
}

function Drawn({ title, hint, children, hasWayOut = true }: GateFrameProps) {
  const { t } = useTranslation('identity');
  const site = useSite();
  const { client } = useMe();
  useTabTitle(title);
  return (
    <div className={classes.page}>
      <LoginWindow site={site} brand={{ ...client, name: client.program || client.name }}>
        {hasWayOut ? (
          <Link href="/logout" className={own.leave ?? ''}>
            {t('leave')}
          </Link>
        ) : null}
      </LoginWindow>
      <main className={classes.sheet}>
        <div className={classes.inside}>
          <h1 className={own.title}>{title}</h1>
          {hint ? <p className={own.hint}>{hint}</p> : null}
          {children}
        </div>
      </main>
    </div>
  );
}
