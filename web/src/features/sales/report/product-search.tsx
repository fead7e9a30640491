import type { ProductRow } from '@vitrine/contract/campaigns';
import { amountOf } from '@vitrine/domain/ledger';
import { Skeleton, Tag } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatPoints } from '@vitrine/ui/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../../shared/search-box.tsx';
import { useLocale } from '../../../shared/use-locale.ts';
import { useSettled } from '../../../shared/use-settled.ts';
import { knownProductsQuery, productsQuery } from '../api.ts';
import type { ChosenStore, DraftLine } from '../outbox/kept-sale.ts';
import { inStore, type Promoting } from './judge-draft.ts';
import { ProductThumb } from './product-thumb.tsx';
import classes from './report.module.css';

/** As many as fit above the keyboard. */
const offeredAtFirst = 4;

/** Products by a few letters of name or SKU, each with what it earns. Before the first letter, the first ones of the campaign. */
export function ProductSearch({
  campaignId,
  hasLines,
  store,
  promoting,
  onAdd,
}: {
  campaignId: string;
  hasLines: boolean;
  store: ChosenStore | null;
  promoting: Promoting;
  onAdd: (line: DraftLine) => void;
}) {
  const { t } = useTranslation('sales');
  const { atForm } = useMessages();
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const known = useQuery(knownProductsQuery(campaignId)).data ?? [];
  const found = useQuery({ ...productsQuery(campaignId, { search, known }), placeholderData: (before) => before });
  const offered = typed.trim() === '' ? (hasLines ? [] : known.slice(0, offeredAtFirst)) : search === '' ? [] : (found.data ?? []);
  // The row as all stores have it goes into the draft: another store may be chosen later.
  const add = ({ sku, name, brand, brandId, formFactor, productType, points, experience, chains }: ProductRow) => {
    onAdd({
      sku,
      name,
      detail: [formFactor, brand].filter(Boolean).join(' · '),
      productType,
      brandId,
      quantity: 1,
      points,
      experience,
      chains,
    });
    setTyped('');
  };
  return (
    <div className={classes.finder}>
      <SearchBox label={t('lines.search')} clearLabel={t('clear_search')} value={typed} onType={setTyped} />
      <p className="visually-hidden" role="status">
        {search === '' || !found.isSuccess ? '' : t('lines.found', { count: found.data.length })}
      </p>
      {search !== '' && found.isPending ? <Skeleton height={120} radius={12} /> : null}
      {search !== '' && found.isError ? <p role="alert">{atForm(refusalCode(found.error))}</p> : null}
      {search !== '' && found.data?.length === 0 ? <p>{t('lines.none')}</p> : null}
      {offered.length > 0 ? (
        <ul className={classes.offered} aria-label={t('lines.offered')}>
          {offered
            .map((found) => inStore(found, store))
            .map((product) => {
              const earnsNothing = product.points === 0 && product.experience === 0;
              return (
                <li key={product.id}>
                  <button type="button" onClick={() => add(offered.find(({ id }) => id === product.id) ?? product)} disabled={earnsNothing}>
                    <ProductThumb productType={product.productType} />
                    <span>
                      <b>
                        <span className="visually-hidden">{t('lines.add')}</span> {product.name}
                      </b>{' '}
                      <small>{[product.sku, product.formFactor, product.processor].filter(Boolean).join(' · ')}</small>
                    </span>
                    {earnsNothing ? (
                      <small>{t('lines.earns_nothing')}</small>
                    ) : product.points > 0 ? (
                      <Tag>
                        {formatPoints(amountOf({ base: product.points, quantity: 1, multiplier: promoting(product) }), locale, true)}
                      </Tag>
                    ) : (
                      <small>{t('experience', { points: formatPoints(product.experience, locale, true) })}</small>
                    )}
                  </button>
                </li>
              );
            })}
        </ul>
      ) : null}
    </div>
  );
}
