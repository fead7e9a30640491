import * as wire from '@vitrine/contract/campaigns';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getBudget, saveBudget } from './budget.ts';
import { copyCampaign, type CopyBeside } from './copy-campaign.ts';
import { createAgency, getAgency, listAgencies, saveAgency } from './agencies.ts';
import { createBrand, getBrand, listBrands, saveBrand } from './brands.ts';
import { createCampaign } from './create-campaign.ts';
import { createPromotion } from './create-promotion.ts';
import { createProduct } from './create-product.ts';
import { createStore } from './create-store.ts';
import { exportAgencies, exportBrands, exportRetailers } from './export-companies.ts';
import { exportCampaigns, exportCampaignStores, exportProducts, exportStores } from './export-lists.ts';
import { getCampaignToManage } from './get-campaign-to-manage.ts';
import { getPointsTableToManage } from './get-points-table.ts';
import { countCampaigns, listCampaignsToManage } from './list-campaigns-to-manage.ts';
import { countProducts, listProductsToManage } from './list-products-to-manage.ts';
import { countStores, listCampaignStores, listStoresToManage } from './list-stores-to-manage.ts';
import { getSeason } from './get-season.ts';
import { exportPromotions } from './export-promotions.ts';
import { getPromotion } from './get-promotion.ts';
import { listPromotionsToManage } from './list-promotions-to-manage.ts';
import { getProduct } from './product-rows.ts';
import { getPromotionRule, savePromotionRule } from './promotion-rule.ts';
import { listPersonCampaigns } from './person-campaigns.ts';
import { publishCampaign } from './publish-campaign.ts';
import { createRetailer, getRetailer, listRetailers, saveRetailer } from './retailers.ts';
import { saveCampaign } from './save-campaign.ts';
import { savePointsTable } from './save-points-table.ts';
import { endPromotion, removePromotion, savePromotion } from './save-promotion.ts';
import { saveProduct } from './save-product.ts';
import { saveStore } from './save-store.ts';
import { setCampaignStores } from './set-campaign-stores.ts';
import { getStore } from './store-rows.ts';

/** What the console keeps: campaigns, what is sold, where, and by whose people (ADM-04). */
export const campaignsConsoleRoutes =
  (platform: Platform, ports: { copyBeside: CopyBeside }): Routes =>
  (app) => {
    const { db } = platform;
    answer(app, wire.listPersonCampaigns, ({ actor, params }) => listPersonCampaigns(platform, actor, params));
    answer(app, wire.countCampaigns, ({ actor, query }) => countCampaigns(platform, actor, query));
    answer(app, wire.listCampaignsToManage, ({ actor, query }) => listCampaignsToManage(platform, actor, query));
    answer(app, wire.exportCampaigns, ({ actor, query, reply }) => exportCampaigns(platform, actor, { query, reply }));
    answer(app, wire.createCampaign, ({ actor, body }) => createCampaign(platform, actor, body));
    answer(app, wire.listPromotionsToManage, ({ actor, params, query }) =>
      listPromotionsToManage(platform, actor, { ...params, ...query }),
    );
    answer(app, wire.exportPromotions, ({ actor, params, query, reply }) => exportPromotions(platform, actor, { ...params, query, reply }));
    answer(app, wire.getPromotion, ({ actor, params }) => getPromotion(platform, db.read(), actor, params));
    answer(app, wire.createPromotion, ({ actor, params, body }) => createPromotion(platform, actor, { ...params, ...body }));
    answer(app, wire.savePromotion, ({ actor, params, body }) => savePromotion(platform, actor, { ...params, ...body }));
    answer(app, wire.endPromotion, ({ actor, params, body }) => endPromotion(platform, actor, { ...params, ...body }));
    answer(app, wire.removePromotion, ({ actor, params }) => removePromotion(platform, actor, params));
    answer(app, wire.getPromotionRule, ({ actor, params }) => getPromotionRule(platform, db.read(), actor, params));
    answer(app, wire.savePromotionRule, ({ actor, params, body }) => savePromotionRule(platform, actor, { ...params, ...body }));
    answer(app, wire.copyCampaign, ({ actor, params, body }) => copyCampaign({ ...platform, ...ports }, actor, { ...params, ...body }));
    answer(app, wire.getBudget, ({ actor, params }) => getBudget(platform, db.read(), actor, params));
    answer(app, wire.saveBudget, ({ actor, params, body }) => saveBudget(platform, actor, { ...params, ...body }));
    answer(app, wire.getSeason, ({ actor }) => getSeason(platform, actor));
    answer(app, wire.getCampaignToManage, ({ actor, params }) => getCampaignToManage(platform, actor, params));
    answer(app, wire.saveCampaign, ({ actor, params, body }) => saveCampaign(platform, actor, { ...params, ...body }));
    answer(app, wire.publishCampaign, ({ actor, params, body }) => publishCampaign(platform, actor, { ...params, ...body }));
    answer(app, wire.getPointsTableToManage, ({ actor, params }) => getPointsTableToManage(platform, actor, params));
    answer(app, wire.savePointsTable, ({ actor, params, body }) => savePointsTable(platform, actor, { ...params, ...body }));
    answer(app, wire.listCampaignStores, ({ actor, params, query }) => listCampaignStores(platform, actor, { ...params, ...query }));
    answer(app, wire.exportCampaignStores, ({ actor, params, query, reply }) =>
      exportCampaignStores(platform, actor, { ...params, query, reply }),
    );
    answer(app, wire.setCampaignStores, ({ actor, params, body }) => setCampaignStores(platform, actor, { ...params, ...body }));

    answer(app, wire.listProductsToManage, ({ actor, query }) => listProductsToManage(platform, actor, query));
    answer(app, wire.countProducts, ({ actor, query }) => countProducts(platform, actor, query));
    answer(app, wire.exportProducts, ({ actor, query, reply }) => exportProducts(platform, actor, { query, reply }));
    answer(app, wire.createProduct, ({ actor, body }) => createProduct(platform, actor, body));
    answer(app, wire.getProduct, ({ actor, params }) => getProduct(db.read(), actor, params));
    answer(app, wire.saveProduct, ({ actor, params, body }) => saveProduct(platform, actor, { ...params, ...body }));

    answer(app, wire.listStoresToManage, ({ actor, query }) => listStoresToManage(platform, actor, query));
    answer(app, wire.countStores, ({ actor, query }) => countStores(platform, actor, query));
    answer(app, wire.exportStores, ({ actor, query, reply }) => exportStores(platform, actor, { query, reply }));
    answer(app, wire.createStore, ({ actor, body }) => createStore(platform, actor, body));
    answer(app, wire.getStore, ({ actor, params }) => getStore(db.read(), actor, params));
    answer(app, wire.saveStore, ({ actor, params, body }) => saveStore(platform, actor, { ...params, ...body }));

    answer(app, wire.listRetailers, ({ actor, query }) => listRetailers(platform, actor, query));
    answer(app, wire.exportRetailers, ({ actor, query, reply }) => exportRetailers(platform, actor, { query, reply }));
    answer(app, wire.createRetailer, ({ actor, body }) => createRetailer(platform, actor, body));
    answer(app, wire.getRetailer, ({ actor, params }) => getRetailer(db.read(), actor, params));
    answer(app, wire.saveRetailer, ({ actor, params, body }) => saveRetailer(platform, actor, { ...params, ...body }));

    answer(app, wire.listBrands, ({ actor, query }) => listBrands(platform, actor, query));
    answer(app, wire.exportBrands, ({ actor, query, reply }) => exportBrands(platform, actor, { query, reply }));
    answer(app, wire.createBrand, ({ actor, body }) => createBrand(platform, actor, body));
    answer(app, wire.getBrand, ({ actor, params }) => getBrand(db.read(), actor, params));
    answer(app, wire.saveBrand, ({ actor, params, body }) => saveBrand(platform, actor, { ...params, ...body }));

    answer(app, wire.listAgencies, ({ actor, query }) => listAgencies(platform, actor, query));
    answer(app, wire.exportAgencies, ({ actor, query, reply }) => exportAgencies(platform, actor, { query, reply }));
    answer(app, wire.createAgency, ({ actor, body }) => createAgency(platform, actor, body));
    answer(app, wire.getAgency, ({ actor, params }) => getAgency(db.read(), actor, params));
    answer(app, wire.saveAgency, ({ actor, params, body }) => saveAgency(platform, actor, { ...params, ...body }));
  };
