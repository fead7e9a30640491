import type { ClientBrand, Site } from '@vitrine/contract/tenancy';
import { BrandMark, SceneFigure } from '@vitrine/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { wearTheme } from '../../shared/theme-sheet.ts';
import classes from './login-page.module.css';

type WindowProps = { site: Site; brand?: ClientBrand | undefined; children: ReactNode };

/** The shop window over, or beside, the form: the site's own picture, the lit shelf, or the plain colour (LOG-02). Where it speaks for one client it wears that one's colours and logo. */
export function LoginWindow({ site, brand, children }: WindowProps) {
  const { background, backgroundImage } = site.login_configuration;
  const hasLogo = brand && (brand.logo ?? brand.wideLogo) !== null;
  const { logo, wideLogo } = hasLogo ? brand : site.login_configuration;
  const theme = brand?.theme ?? null;
  useEffect(() => {
    if (theme === null) return undefined;
    wearTheme(theme);
    return () => wearTheme(null);
  }, [theme]);
  const picture = background === 'image' ? backgroundImage : null;
  return (
    <div className={classes.window} data-background={background}>
      {picture ? <img className={classes.picture} src={picture} alt="" /> : null}
      {background === 'shop_window' ? <LitShelf /> : null}
      <header className={classes.top}>
        <span className={classes.logo} data-wide={Boolean(wideLogo) || undefined}>
          <BrandMark brand={{ name: brand?.name ?? site.name, logoUrl: wideLogo ?? logo, hasWordmark: Boolean(wideLogo) }} />
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
