import type { Site } from '@vitrine/contract/tenancy';
import { BrandMark, SceneFigure } from '@vitrine/ui';
import type { ReactNode } from 'react';
import classes from './login-page.module.css';

/** The shop window over, or beside, the form: the site's own picture, the lit shelf, or the plain colour (LOG-02). */
export function LoginWindow({ site, children }: { site: Site; children: ReactNode }) {
  const { background, backgroundImage, logo, wideLogo } = site.login_configuration;
  const picture = background === 'image' ? backgroundImage : null;
  return (
    <div className={classes.window} data-background={background}>
      {picture ? <img className={classes.picture} src={picture} alt="" /> : null}
      {background === 'shop_window' ? <LitShelf /> : null}
      <header className={classes.top}>
        <span className={classes.logo} data-wide={Boolean(wideLogo) || undefined}>
          <BrandMark brand={{ name: site.name, logoUrl: wideLogo ?? logo, hasWordmark: Boolean(wideLogo) }} />
        </span>
        {children}
      </header>
    </div>
  );
}

const LitShelf = () => (
  <>
    <span className={classes.pool} />
    <SceneFigure object="tv" className={classes.near ?? ''} />
    <SceneFigure object="fridge" className={classes.middle ?? ''} />
    <SceneFigure object="washer" className={classes.far ?? ''} />
    <span className={classes.shelf} />
  </>
);
