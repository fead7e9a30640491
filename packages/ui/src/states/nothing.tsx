import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessages } from '../forms/messages.ts';
import { refusalCode } from '../forms/refusal-code.ts';
import { IconRotateClockwise } from '../icons.ts';
import { Button, LinkButton } from '../kit/button.tsx';
import { ShopWindow, Standing } from '../scene/shop-window.tsx';
import { boxes, plant } from '../scene/still-objects.tsx';
import classes from './states.module.css';

type NothingProps = { scene: ReactNode; title: string; hint: string; children?: ReactNode; isAlert?: boolean; isPage?: boolean };

const Nothing = ({ scene, title, hint, children, isAlert, isPage }: NothingProps) => (
  <div className={classes.nothing} {...(isAlert ? { role: 'alert' } : {})}>
    <div className={classes.scene}>{scene}</div>
    {isPage ? <h1>{title}</h1> : <h2>{title}</h2>}
    <p>{hint}</p>
    {children}
  </div>
);

const Dark = ({ drawing, width }: { drawing: ReactNode; width: number }) => (
  <ShopWindow isLit={false}>
    <Standing drawing={drawing} width={width} />
  </ShopWindow>
);

/** The next step of an empty place: one, as a link or as a press. */
export type NextStep = { label: string; icon?: ReactNode } & ({ href: string } | { onPress: () => void });
type EmptyProps = { title: string; hint: string; next?: NextStep };

/** An empty shelf with the light on: nothing here yet, and what to do about it. */
export function Empty({ title, hint, next }: EmptyProps) {
  return (
    <Nothing scene={<ShopWindow />} title={title} hint={hint}>
      {next ? <NextButton next={next} /> : null}
    </Nothing>
  );
}

type FailedProps = {
  error?: unknown; // decides the sentence: a lost network, a refusal, or the general one
  onRetry: () => void;
  support?: { label: string; href: string };
};

/** Closed boxes, light off. Trying again is the first button; what stood on the screen may stay above it. */
export function Failed({ error, onRetry, support }: FailedProps) {
  const { t } = useTranslation('ui');
  const { atForm } = useMessages();
  const code = refusalCode(error);
  return (
    <Nothing
      isAlert
      scene={<Dark width={52} drawing={boxes} />}
      title={t('failed.title')}
      hint={atForm(code === 'unexpected' ? 'load_failed' : code)}
    >
      <Button onClick={onRetry} leftSection={<IconRotateClockwise size={20} stroke={1.75} aria-hidden />}>
        {t('failed.retry')}
      </Button>
      {support ? (
        <LinkButton href={support.href} variant="subtle">
          {support.label}
        </LinkButton>
      ) : null}
    </Nothing>
  );
}

/** An address that leads nowhere, or to what this person may not see: both look alike on purpose. */
export function NotFound({ homeHref }: { homeHref: string }) {
  const { t } = useTranslation('ui');
  const { atForm } = useMessages();
  return (
    <Nothing isPage scene={<Dark width={40} drawing={plant} />} title={t('not_found.title')} hint={atForm('not_found')}>
      <LinkButton href={homeHref}>{t('not_found.home')}</LinkButton>
    </Nothing>
  );
}

function NextButton({ next }: { next: NextStep }) {
  if ('href' in next) {
    return (
      <LinkButton href={next.href} leftSection={next.icon}>
        {next.label}
      </LinkButton>
    );
  }
  return (
    <Button onClick={next.onPress} leftSection={next.icon}>
      {next.label}
    </Button>
  );
}
