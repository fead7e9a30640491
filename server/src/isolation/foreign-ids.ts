/** The other tenant's ids and forms, room by room; files below `testing/` build what they name. */
import type {
  AgencyForm,
  CampaignForm,
  ProductForm,
  PromotionForm,
  RegistrationForm,
  RetailerForm,
  RuleForm,
  StoreForm,
} from '@vitrine/contract/campaigns';
import type { RewardForm } from '@vitrine/contract/rewards';
import type { SaleForm } from '@vitrine/contract/sales';

export type ForeignProgram = {
  campaignId: string;
  storeId: string;
  retailerId: string;
  brandId: string;
  agencyId: string;
  productId: string;
  sku: string;
  taxId: string;
  registration: RegistrationForm;
  rules: RuleForm[];
  campaignForm: CampaignForm;
  promotionId: string;
  promotionForm: PromotionForm;
  productForm: ProductForm;
  storeForm: StoreForm;
  retailerForm: RetailerForm;
  agencyForm: AgencyForm;
};

export type ForeignSale = { refusedSaleId: string; openSaleId: string; invoiceNumber: string; saleForm: SaleForm };

export type ForeignWallet = { entryIds: string[] };

export type ForeignStore = {
  departmentId: string;
  categoryId: string;
  rewardId: string;
  /** One that waits, one on hold, one that was delivered. */
  orderIds: string[];
  orderNumber: string;
  rewardForm: RewardForm;
};
