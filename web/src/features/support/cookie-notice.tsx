import { useRouterState } from '@tanstack/react-router';
import { Button, IconButton } from '@vitrine/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { IconX } from '../../shared/icons.ts';
import { useKeptState } from '../../shared/kept-state.ts';
import { CookieSettings } from './cookie-settings.tsx';
import { addressOf } from './institutional-pages.ts';
import classes from './support.module.css';

type CookieNoticeProps = { isOptional: boolean; hasCategories: boolean };

/** Who closed it hears of it again with the next visit. */
let wasClosed = false;

/**
 * That the portal keeps something on the device (EXP-04): in the page, never over it, and not where its policy is read and the choice stands anyway. Optional, it can be closed and comes back with the next visit; by category, it opens
 * the choice (decision D71).
 */
export function CookieNotice({ isOptional, hasCategories }: CookieNoticeProps) {
  const { t } = useTranslation('support/foot');
  const [policy, setPolicy] = useKeptState('cookies_policy');
  const isPolicy = useRouterState({ select: ({ location }) => location.pathname === addressOf.cookies_policy.open });
  useEffect(() => {
    if (wasClosed || !policy || policy.accept_cookies || policy.policy_modal) return;
    setPolicy({ ...policy, policy_modal: true, policy_preferences_modal: false });
  }, [policy, setPolicy]);
  if (isPolicy || !policy || policy.accept_cookies || !policy.policy_modal) return null;
  const close = () => {
    wasClosed = true;
    setPolicy({ ...policy, policy_modal: false });
  };
  return (
    <section className={classes.notice} aria-label={t('cookies.notice.title')}>
      <div className={classes.said}>
        <p>{t('cookies.notice.text')}</p>
        {isOptional ? (
          <IconButton label={t('cookies.notice.close')} onClick={close}>
            <IconX size={20} stroke={1.75} aria-hidden />
          </IconButton>
        ) : null}
      </div>
      {policy.policy_preferences_modal ? (
        <CookieSettings isBeside />
      ) : (
        <div className={classes.acts}>
          {/* The page's own button is the first one: this one does not compete with it. */}
          <Button size="sm" variant="default" onClick={() => setPolicy({ ...policy, accept_cookies: true, policy_modal: false })}>
            {t('cookies.notice.accept')}
          </Button>
          {hasCategories ? (
            <Button size="sm" variant="default" onClick={() => setPolicy({ ...policy, policy_preferences_modal: true })}>
              {t('cookies.notice.choose')}
            </Button>
          ) : null}
        </div>
      )}
    </section>
  );
}
