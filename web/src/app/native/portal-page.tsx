import '@vitrine/ui/tokens.css';
import '@vitrine/ui/fonts.css';
import '@vitrine/ui/base.css';
import { PageProvider } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useState, type SubmitEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { askPortal, choosePortal, type PortalFault } from '../../shared/device/native/portal.ts';
import classes from './portal-page.module.css';
import { portalWords } from './portal-words.ts';

/** Draws the question for the portal in the phone's language: before there is a site there is nothing else to draw. */
export function askForPortal(): void {
  const locale = matchLocale(navigator.language);
  document.documentElement.lang = locale;
  const root = createRoot(document.querySelector('#root') ?? document.body);
  root.render(
    <PageProvider>
      <PortalPage locale={locale} onChosen={() => window.location.assign('/')} />
    </PageProvider>,
  );
}

type PortalPageProps = { locale: keyof typeof portalWords; onChosen: () => void };

/** Asked once, at the first start of an app that is no single client's (decision D67). What was typed stays. */
export function PortalPage({ locale, onChosen }: PortalPageProps) {
  const t = portalWords[locale];
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<PortalFault>();
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    setFault(undefined);
    const found = await askPortal(typed);
    setAsking(false);
    if (typeof found === 'string') return setFault(found);
    await choosePortal(found.origin);
    onChosen();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isAsking) void ask();
  };
  return (
    <main className={classes.page}>
      <div className={classes.brand}>
        <img className={classes.mark} src="/favicon.svg" alt="" width={64} height={64} />
      </div>
      <h1>{t.title}</h1>
      <p className={classes.hint} id="portal-hint">
        {t.hint}
      </p>
      <form onSubmit={submit} noValidate className={classes.form}>
        <label htmlFor="portal">{t.label}</label>
        <input
          id="portal"
          type="url"
          inputMode="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          aria-invalid={fault !== undefined}
          aria-describedby={fault ? 'portal-fault' : 'portal-hint'}
        />
        {fault ? (
          <p id="portal-fault" role="alert" className={classes.fault}>
            {t.faults[fault]}
          </p>
        ) : null}
        <button type="submit" aria-busy={isAsking || undefined}>
          {isAsking ? t.asking : t.go}
        </button>
      </form>
    </main>
  );
}
