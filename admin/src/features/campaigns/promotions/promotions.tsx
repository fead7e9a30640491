import { call, callFile } from '@vitrine/client';
import {
  createPromotion,
  exportPromotions,
  getPromotion,
  listPromotionsToManage,
  PromotionForm,
  PromotionRow,
  savePromotion,
  type PromotionDetail,
} from '@vitrine/contract/campaigns';
import { StateChip, type ChipState } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { described, openedBy, resource, sentBy, type Opened } from '../../../shared/resource/index.ts';

const drawn = described(PromotionForm, {
  name: { limit: 60, section: 'what' },
  times: { section: 'what' },
  beginsOn: { section: 'what' },
  endsOn: { section: 'what' },
  isStackable: { section: 'what' },
  productTypes: { section: 'products' },
  brandIds: { section: 'products' },
  skus: { section: 'products' },
  retailerIds: { section: 'stores' },
  storeIds: { section: 'stores' },
});

export const openedPromotion = (detail: PromotionDetail): Opened<PromotionForm> => openedBy('promotion')(detail);

/** The promotions of one campaign, as lists and forms know them (CMP-06). */
export const promotionsOf = (campaignId: string) =>
  resource<PromotionRow, PromotionForm>({
    room: 'campaigns',
    name: 'promotions',
    inner: 'promotion',
    row: described(PromotionRow, {
      name: { column: 'shown' },
      state: { column: 'shown', isFilter: true },
      times: { column: 'shown' },
      beginsOn: { column: 'shown' },
      endsOn: { column: 'shown' },
      what: { column: 'shown' },
      where: { column: 'shown' },
      isStackable: { column: 'optional' },
    }),
    form: PromotionForm,
    drawn,
    list: (ask) => call(listPromotionsToManage, { params: { campaignId }, query: listPromotionsToManage.query.parse(ask) }),
    export: (ask) => callFile(exportPromotions, { params: { campaignId }, query: exportPromotions.query.parse(ask) }),
    titleOf: ({ name }) => name,
    cells: {
      state: ({ state }) => <PromotionStateChip state={state} />,
      times: ({ times }) => <Times times={times} />,
      what: ({ what }) => what || <All of="everything" />,
      where: ({ where }) => where || <All of="everywhere" />,
    },
    read: (promotionId) => call(getPromotion, { params: { campaignId, promotionId } }).then(openedPromotion),
    save: (promotionId, version, _whole, { now: promotion, was }) =>
      call(savePromotion, { params: { campaignId, promotionId }, body: { version, promotion, was } }).then(openedPromotion),
    create: {
      needs: 'campaigns.write',
      form: drawn,
      empty: {
        name: {},
        times: '2',
        beginsOn: '',
        endsOn: '',
        isStackable: false,
        productTypes: [],
        brandIds: [],
        skus: [],
        retailerIds: [],
        storeIds: [],
      },
      send: sentBy(PromotionForm, (body, once) => call(createPromotion, { params: { campaignId }, body }, once)),
    },
  });

const chips: Record<PromotionRow['state'], ChipState> = { scheduled: 'brand', running: 'earned', over: 'quiet' };

export function PromotionStateChip({ state }: { state: PromotionRow['state'] }) {
  const { t } = useTranslation('campaigns');
  return (
    <StateChip state={chips[state]} icon={null}>
      {t(`promotions.choice.state.${state}`)}
    </StateChip>
  );
}

function Times({ times }: { times: string }) {
  const { i18n } = useTranslation('campaigns');
  return `${formatNumber(Number(times), matchLocale(i18n.language))}×`;
}

function All({ of }: { of: 'everything' | 'everywhere' }) {
  const { t } = useTranslation('campaigns');
  return t(`promotions.${of}`);
}
