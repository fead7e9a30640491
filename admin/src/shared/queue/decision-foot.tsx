import { Button } from '@vitrine/ui';
import type { ReactNode } from 'react';
import classes from './queue.module.css';

type Act = { label: string; key?: string; isBusy?: boolean; isOff?: boolean; onPress: () => void };
type DecisionFootProps = {
  children?: ReactNode;
  told?: string | undefined;
  refuse?: Act | undefined;
  others?: readonly Act[];
  accept?: Act | undefined;
};

/** The decisions of a queue: they stay in sight, each with its key; what a decision was refused for stands above them. */
export function DecisionFoot({ children, told, refuse, others = [], accept }: DecisionFootProps) {
  return (
    <div className={classes.decide}>
      {children}
      <p role="alert" className={classes.told}>
        {told}
      </p>
      <div className={classes.acts}>
        {others.map((act) => (
          <ActButton key={act.label} act={act} variant="default" />
        ))}
        {refuse ? <ActButton act={refuse} color="refused" variant="light" /> : null}
        {accept ? <ActButton act={accept} color="earned" /> : null}
      </div>
    </div>
  );
}

type ActButtonProps = { act: Act; color?: 'refused' | 'earned'; variant?: 'light' | 'default' };

const ActButton = ({ act, color, variant }: ActButtonProps) => (
  <Button
    {...(color ? { color } : {})}
    {...(variant ? { variant } : {})}
    loading={act.isBusy === true}
    disabled={act.isOff === true}
    onClick={act.onPress}
    {...(act.key === undefined ? {} : { 'aria-keyshortcuts': act.key })}
  >
    {act.key === undefined ? null : (
      <kbd className={classes.onButton} aria-hidden>
        {act.key}
      </kbd>
    )}
    {act.label}
  </Button>
);
