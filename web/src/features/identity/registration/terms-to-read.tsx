import { Loading } from '@vitrine/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rootFrame } from '../../../shared/frames.tsx';
import classes from '../login-page.module.css';

/** What who registers is about to accept: in the words of the client that this registration form leads into, the product's where it wrote none (decision 023). Fetched when it is opened. */
export function TermsToRead({ program }: { program: string }) {
  return (['terms_and_conditions', 'privacy_policy'] as const).map((page) => <ToRead key={page} page={page} program={program} />);
}

function ToRead({ page, program }: { page: 'terms_and_conditions' | 'privacy_policy'; program: string }) {
  const { t } = useTranslation('identity/registration');
  const { InstitutionalText } = rootFrame.useRouteContext();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.terms} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t(`terms.${page}`)}</summary>
      {isOpen ? (
        <Suspense fallback={<Loading shape="form" rows={3} />}>
          <InstitutionalText page={page} program={program} />
        </Suspense>
      ) : null}
    </details>
  );
}
