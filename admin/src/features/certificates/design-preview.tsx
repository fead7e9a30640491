import { DesignFields } from '@vitrine/contract/certificates';
import { textIn, type Text } from '@vitrine/domain/kernel';
import { isHexColour, textOn } from '@vitrine/domain/tenancy';
import { matchLocale } from '@vitrine/ui/words';
import type { CSSProperties } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useStaff } from '../../shared/console-routes.ts';
import { useKnownFiles } from '../../shared/files/index.ts';
import classes from './certificates.module.css';

const Shown = DesignFields.omit({ name: true, isDefault: true, courseIds: true, trailIds: true, remindDays: true });

/** The certificate as it will be drawn, while it is written: the same places as on paper. */
export function DesignPreview() {
  const { t, i18n } = useTranslation('certificates');
  const files = useKnownFiles();
  const { client } = useStaff();
  const all: Record<string, unknown> = useWatch();
  const written = Shown.safeParse(Object.fromEntries(Object.keys(Shown.shape).map((key) => [key, all[key]])));
  if (!written.success) return null;
  const design = written.data;
  const locale = matchLocale(i18n.language);
  const say = (text: Text, usual: string) => textIn(text, locale) || usual;
  const figures = [
    [t('paper.issued'), '24/11/2026'],
    ...(design.validMonths === null ? [] : [[t('paper.expires'), t('paper.months', { count: design.validMonths })]]),
    ...(design.showsWorkload ? [[t('paper.workload'), '1 h 30 min']] : []),
    ...(design.showsGrade ? [[t('paper.grade'), '95%']] : []),
  ];
  const logo = files.find(design.logoFileId)?.url ?? client.logo;
  const signature = files.find(design.signatureFileId)?.url;
  return (
    <figure className={classes.frame}>
      <figcaption>{t('preview')}</figcaption>
      <div className={classes.paper} style={coloursOf(design)} role="img" aria-label={t('preview')}>
        <i className={classes.band} data-at="top" />
        <i className={classes.seal} />
        {logo ? <img className={classes.logo} src={logo} alt="" /> : null}
        <div className={classes.words}>
          <b className={classes.heading}>{say(design.heading, t('paper.heading'))}</b>
          <span>{say(design.statement, t('paper.states', { brand: client.name }))}</span>
          <b className={classes.holder}>Camila Rocha</b>
          <span>{say(design.completed, t('paper.completed'))}</span>
          <b className={classes.course}>{t('paper.course')}</b>
          <small>{textIn(design.note, locale)}</small>
        </div>
        <dl className={classes.figures}>
          {figures.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {design.signerName ? (
          <div className={classes.signer}>
            {signature ? <img src={signature} alt="" /> : null}
            <b>{design.signerName}</b>
            <span>{textIn(design.signerRole, locale)}</span>
          </div>
        ) : null}
        <i className={classes.code} />
        <i className={classes.band} data-at="bottom" />
      </div>
    </figure>
  );
}

type Colours = Pick<DesignFields, 'hasOwnColours' | 'primary' | 'secondary' | 'tertiary'>;

/** The client’s own, which the page has already, where the design has none. */
function coloursOf({ hasOwnColours, primary, secondary, tertiary }: Colours): CSSProperties {
  const isOwn = hasOwnColours && [primary, secondary, tertiary].every(isHexColour);
  const set: Record<`--${string}`, string> = isOwn
    ? { '--one': primary, '--two': secondary, '--three': tertiary, '--on-one': textOn(primary) }
    : { '--one': 'var(--primary)', '--two': 'var(--secondary)', '--three': 'var(--tertiary)', '--on-one': 'var(--on-primary)' };
  return set;
}
