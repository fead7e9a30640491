/** How the operations of campaigns are called with another tenant's ids. */
import type { Foreign, RoomUnderAttack } from '../../../isolation/entry.ts';

const campaign = ({ program: { campaignId } }: Foreign) => ({ params: { campaignId } });
const promotion = ({ program: { campaignId, promotionId } }: Foreign) => ({ params: { campaignId, promotionId } });
const listed = (b: Foreign) => [{ query: { limit: 100 } }, { query: { search: b.mark } }, { query: { after: b.cursor } }];
const listedIn = (b: Foreign) => listed(b).map((ask) => ({ ...campaign(b), ...ask }));

/** What somebody exports stands in their own audit log: the other tenant's mark is not searched for here. */
const exported = () => [{ query: {} }];

export const campaigns: RoomUnderAttack = {
  entries: {
    listCampaigns: { asks: () => [{}] },
    getCampaign: { asks: (b) => [campaign(b)] },
    selectCampaign: { asks: (b) => [{ body: { campaignId: b.program.campaignId } }] },
    getRegistration: { asks: (b) => [campaign(b)] },
    getReminderFile: { asks: (b) => [{ ...campaign(b), query: { frequency: 'daily', at: '18:00' } }] },
    register: { asks: (b) => [{ ...campaign(b), body: b.program.registration }] },
    listStores: { asks: (b) => [...listedIn(b), { ...campaign(b), query: { search: b.program.taxId } }] },
    listProducts: { asks: (b) => [...listedIn(b), { ...campaign(b), query: { sku: b.program.sku } }] },
    getPointsTable: { asks: (b) => [campaign(b)] },
    getProgramLists: { asks: () => [{}] },

    countCampaigns: { asks: (b) => [{ query: {} }, { query: { search: b.mark } }] },
    listCampaignsToManage: { asks: listed },
    exportCampaigns: { asks: exported },
    listPersonCampaigns: { asks: (b) => [{ params: { memberId: b.memberId } }, { params: { memberId: b.callerMemberId } }] },
    createCampaign: { asks: (b) => [{ body: b.program.campaignForm }] },
    copyCampaign: { asks: (b) => [{ ...campaign(b), body: { name: { 'pt-BR': 'Cópia' }, beginsOn: '2027-01-04', endsOn: '2027-03-19' } }] },
    getBudget: { asks: (b) => [campaign(b)] },
    saveBudget: { asks: (b) => [{ ...campaign(b), body: { cap: 1_000_000 } }] },
    getSeason: { asks: () => [{}] },
    getCampaignToManage: { asks: (b) => [campaign(b)] },
    saveCampaign: { asks: (b) => [{ ...campaign(b), body: { version: 2, campaign: b.program.campaignForm } }] },
    publishCampaign: { asks: (b) => [{ ...campaign(b), body: { version: 2 } }] },
    getPointsTableToManage: { asks: (b) => [campaign(b)] },
    savePointsTable: { asks: (b) => [{ ...campaign(b), body: { version: 2, rules: b.program.rules } }] },
    listCampaignStores: { asks: listedIn },
    exportCampaignStores: { asks: (b) => [{ ...campaign(b), query: {} }] },
    setCampaignStores: {
      asks: (b) => [
        { ...campaign(b), body: { remove: [b.program.storeId] } },
        { ...campaign(b), body: { add: [b.program.storeId], addTaxIds: [b.program.taxId] } },
        { ...campaign(b), body: { all: { isIn: false } } },
      ],
    },

    listPromotions: { asks: (b) => [campaign(b)] },
    listPromotionsToManage: { asks: listedIn },
    exportPromotions: { asks: (b) => [{ ...campaign(b), query: {} }] },
    getPromotion: { asks: (b) => [promotion(b)] },
    createPromotion: { asks: (b) => [{ ...campaign(b), body: b.program.promotionForm }] },
    savePromotion: { asks: (b) => [{ ...promotion(b), body: { version: 1, promotion: b.program.promotionForm } }] },
    endPromotion: { asks: (b) => [{ ...promotion(b), body: { version: 1 } }] },
    removePromotion: { asks: (b) => [promotion(b)] },
    getPromotionRule: { asks: (b) => [campaign(b)] },
    savePromotionRule: { asks: (b) => [{ ...campaign(b), body: { version: 2, cap: '3' } }] },

    listProductsToManage: { asks: (b) => [...listed(b), { query: { brandId: b.program.brandId } }] },
    countProducts: { asks: (b) => [{ query: {} }, { query: { search: b.mark } }] },
    exportProducts: { asks: (b) => [...exported(), { query: { brandId: b.program.brandId } }] },
    createProduct: { asks: (b) => [{ body: b.program.productForm }] },
    getProduct: { asks: (b) => [{ params: { productId: b.program.productId } }] },
    saveProduct: { asks: (b) => [{ params: { productId: b.program.productId }, body: { version: 1, product: b.program.productForm } }] },

    listStoresToManage: {
      asks: (b) => [...listed(b), { query: { retailerId: b.program.retailerId } }, { query: { search: b.program.taxId } }],
    },
    countStores: { asks: (b) => [{ query: {} }, { query: { search: b.mark } }] },
    exportStores: { asks: (b) => [...exported(), { query: { retailerId: b.program.retailerId } }] },
    createStore: { asks: (b) => [{ body: b.program.storeForm }] },
    getStore: { asks: (b) => [{ params: { storeId: b.program.storeId } }] },
    saveStore: { asks: (b) => [{ params: { storeId: b.program.storeId }, body: { version: 1, store: b.program.storeForm } }] },

    listRetailers: { asks: listed },
    exportRetailers: { asks: exported },
    createRetailer: { asks: (b) => [{ body: { ...b.program.retailerForm, name: `Invasora ${b.nonce}` } }] },
    getRetailer: { asks: (b) => [{ params: { retailerId: b.program.retailerId } }] },
    saveRetailer: {
      asks: (b) => [{ params: { retailerId: b.program.retailerId }, body: { version: 1, retailer: b.program.retailerForm } }],
    },

    listBrands: { asks: listed },
    exportBrands: { asks: exported },
    createBrand: { asks: (b) => [{ body: { name: `Invasora ${b.nonce}` } }] },
    getBrand: { asks: (b) => [{ params: { brandId: b.program.brandId } }] },
    saveBrand: { asks: (b) => [{ params: { brandId: b.program.brandId }, body: { version: 1, brand: { name: 'Invasora' } } }] },

    listAgencies: { asks: listed },
    exportAgencies: { asks: exported },
    createAgency: { asks: (b) => [{ body: b.program.agencyForm }] },
    getAgency: { asks: (b) => [{ params: { agencyId: b.program.agencyId } }] },
    saveAgency: { asks: (b) => [{ params: { agencyId: b.program.agencyId }, body: { version: 1, agency: b.program.agencyForm } }] },
  },
};
