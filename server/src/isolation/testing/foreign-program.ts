/** The other tenant's campaigns, with a row in every table of theirs. */
import { selectCampaign } from '@vitrine/contract/campaigns';
import type { AgencyForm, CampaignForm, ProductForm, PromotionForm, RetailerForm, RuleForm, StoreForm } from '@vitrine/contract/campaigns';
import { dayIn } from '@vitrine/domain/kernel';
import {
  aBrandWithAgency,
  aCampaign,
  aCampaignForm,
  aProduct,
  aPromotion,
  aPromotionForm,
  aRegistration,
  aRegistrationForm,
  aRetailer,
  aStore,
} from '../../modules/campaigns/testing.ts';
import type { BuiltPerson } from '../../modules/identity/testing.ts';
import type { House } from '../../testing.ts';
import type { ForeignProgram } from '../foreign-ids.ts';

/** Built by its author, joined by its learner, every name marked. */
export async function aForeignProgram(
  house: House,
  { author, learner, mark }: { author: BuiltPerson; learner: BuiltPerson; mark: string },
): Promise<ForeignProgram> {
  const { platform } = house;
  const { actor } = author;
  const marked = { 'pt-BR': mark };
  const taxId = '55123456000177';
  const { brandId, agencyId } = await aBrandWithAgency(platform, actor, { name: `${mark} marca` });
  const retailerId = await aRetailer(platform, actor, { name: `${mark} rede` });
  const { storeId } = await aStore(platform, actor, { retailerId, name: `${mark} loja`, city: mark, taxId });
  const { productId, sku } = await aProduct(platform, actor, { brandId, name: marked, formFactor: mark, processor: mark });
  const rules: RuleForm[] = [{ scope: 'sku', value: sku, points: 150, experience: 30 }];
  const built = await aCampaign(platform, actor, { name: marked, summary: marked, terms: marked, storeIds: [storeId], rules });
  const campaign = { ...built, brandId, agencyId, retailerId, storeId, sku };
  await aRegistration(platform, learner.actor, campaign);
  const scope = { productTypes: ['hood' as const], retailerIds: [retailerId], storeIds: [storeId] };
  const promotionId = await aPromotion(platform, actor, { campaignId: built.campaignId, name: marked, ...scope });
  await house.call(learner, selectCampaign, { body: { campaignId: built.campaignId } });
  return { ...campaign, promotionId, productId, taxId, rules, registration: aRegistrationForm(campaign), ...forms(house, campaign) };
}

/** Valid by themselves but for the other tenant's ids in them. */
function forms({ platform }: House, { brandId, retailerId }: { brandId: string; retailerId: string }) {
  const name = { 'pt-BR': 'Invasora' };
  const texts = { formFactor: '', processor: '', generation: '' };
  const productForm: ProductForm = { sku: 'INV-1', name, productType: 'fridge', brandId, ...texts, isActive: true };
  const place = { country: 'BR', state: 'SP', city: 'São Paulo', timeZone: 'America/Sao_Paulo' };
  const storeForm: StoreForm = { retailerId, name: 'Invasora', taxId: '', ...place, takesPhotos: null, isActive: true };
  const retailerForm: RetailerForm = { name: 'Invasora', takesPhotos: false };
  const agencyForm: AgencyForm = { name: 'Invasora', brandIds: [brandId] };
  const campaignForm: CampaignForm = aCampaignForm(platform, { name });
  const tomorrow = dayIn('UTC', platform.clock.in(36 * 3_600_000));
  const promotionForm: PromotionForm = aPromotionForm(platform, { name, beginsOn: tomorrow, endsOn: tomorrow, brandIds: [brandId] });
  return { campaignForm, promotionForm, productForm, storeForm, retailerForm, agencyForm };
}
