import { useQuery } from '@tanstack/react-query';
import type { WelcomeBanner } from '@vitrine/contract/pages';
import { IconButton, Link } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconX } from '../../shared/icons.ts';
import { useKeptState } from '../../shared/kept-state.ts';
import { bannersQuery } from './api.ts';
import classes from './welcome-banners.module.css';

/** What the client says first (EXP-01), side by side and moved by nobody but the reader. A closed one stays closed on this device until it changes (STA-01). */
export function WelcomeBanners() {
  const { t } = useTranslation('pages');
  const { data } = useQuery(bannersQuery);
  const [closed, setClosed] = useKeptState('welcome_banner');
  const isKnown = data !== undefined && closed !== undefined;
  const [hasRoom] = useState(isKnown); // what came after the home was drawn would push it down
  const isOpen = ({ id, version }: WelcomeBanner) => !closed?.some((one) => one.id === id && one.version >= version);
  const banners = isKnown && hasRoom ? data.items.filter(isOpen) : [];
  if (banners.length === 0) return null;
  const close = ({ id, version }: WelcomeBanner) => setClosed([...(closed ?? []).filter((one) => one.id !== id), { id, version }]);
  return (
    <section aria-label={t('welcome.title')}>
      <ul className={classes.row}>
        {banners.map((banner, at) => (
          <li key={banner.id} className={classes.banner}>
            {banner.picture ? <Picture picture={banner.picture} isFirst={at === 0} /> : null}
            <div className={classes.words}>
              <h2>{banner.title}</h2>
              <p>
                {banner.text}{' '}
                {banner.link ? (
                  <Link href={banner.link.href} className={classes.link ?? ''}>
                    {banner.link.label}
                  </Link>
                ) : null}
              </p>
            </div>
            {banner.isClosable ? (
              <IconButton label={t('welcome.close', { title: banner.title })} onClick={() => close(banner)}>
                <IconX size={20} stroke={1.75} aria-hidden />
              </IconButton>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Picture({ picture: { phoneUrl, deskUrl, alt }, isFirst }: { picture: NonNullable<WelcomeBanner['picture']>; isFirst: boolean }) {
  return (
    <picture className={classes.picture}>
      <source media="(min-width: 1024px)" srcSet={deskUrl} />
      <img src={phoneUrl} alt={alt} width={96} height={96} {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })} />
    </picture>
  );
}
