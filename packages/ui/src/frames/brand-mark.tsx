import type { Brand } from './parts.ts';
import classes from './frames.module.css';

/** The client's logo as it is, with its name unless the logo says it; without a logo, the first letter in the client's light. */
export function BrandMark({ brand, isBare = false }: { brand: Brand; isBare?: boolean }) {
  const saysName = !isBare && !(brand.logoUrl && brand.hasWordmark);
  return (
    <span className={classes.brand}>
      {brand.logoUrl ? (
        <>
          <img
            src={brand.logoUrl}
            alt={saysName ? '' : brand.name}
            height={28}
            className={brand.hasWordmark ? classes.wordmark : undefined}
            data-ground={brand.darkLogoUrl ? 'light' : undefined}
          />
          {brand.darkLogoUrl ? (
            <img src={brand.darkLogoUrl} alt={saysName ? '' : brand.name} height={28} loading="lazy" data-ground="dark" />
          ) : null}
        </>
      ) : (
        <span className={classes.letter} {...(saysName ? { 'aria-hidden': true } : { role: 'img', 'aria-label': brand.name })}>
          {brand.name.slice(0, 1)}
        </span>
      )}
      {saysName ? <span>{brand.name}</span> : null}
    </span>
  );
}
