import { z } from 'zod';
import { changed, endpoint, exportOf, Id, pageOf, PageQuery, Was } from '../kernel/index.ts';
import { read, saved, searched, write } from './console-words.ts';
import { Named } from './shapes.ts';

export const RetailerForm = z.strictObject({
  name: z.string().trim().min(1, 'required').max(120, 'text_too_long'),
  /** Phones and cameras are allowed in its stores, unless a store says otherwise (D70). */
  takesPhotos: z.boolean(),
});
export type RetailerForm = z.infer<typeof RetailerForm>;
const oneRetailer = z.object({ retailerId: Id });
export const RetailerToManage = z.object({ id: Id, name: z.string(), takesPhotos: z.boolean(), stores: z.int() });
export type RetailerToManage = z.infer<typeof RetailerToManage>;
export const RetailerDetail = z.object({ id: Id, ...saved, retailer: RetailerForm });
export type RetailerDetail = z.infer<typeof RetailerDetail>;

export const listRetailers = endpoint({
  ...read,
  method: 'GET',
  path: '/console/retailers',
  query: PageQuery.extend(searched),
  answer: pageOf(RetailerToManage),
  summary: 'Chains by name',
});
export const exportRetailers = exportOf(listRetailers);

export const getRetailer = endpoint({
  ...read,
  method: 'GET',
  path: '/console/retailers/:retailerId',
  params: oneRetailer,
  answer: RetailerDetail,
  summary: 'A chain as it is edited',
});
export const createRetailer = endpoint({
  ...write,
  method: 'POST',
  path: '/console/retailers',
  body: RetailerForm,
  answer: z.object({ id: Id }),
  summary: 'Adds a chain',
});
export const saveRetailer = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/retailers/:retailerId',
  params: oneRetailer,
  body: z.strictObject({ version: z.int(), retailer: changed(RetailerForm), was: Was }),
  answer: RetailerDetail,
  summary: 'Saves a chain',
});

export const BrandForm = z.strictObject({ name: z.string().trim().min(1, 'required').max(80, 'text_too_long') });
export type BrandForm = z.infer<typeof BrandForm>;
const oneBrand = z.object({ brandId: Id });
export const BrandToManage = Named.extend({ products: z.int() });
export type BrandToManage = z.infer<typeof BrandToManage>;
export const BrandDetail = z.object({ id: Id, ...saved, brand: BrandForm });
export type BrandDetail = z.infer<typeof BrandDetail>;

export const listBrands = endpoint({
  ...read,
  method: 'GET',
  path: '/console/brands',
  query: PageQuery.extend(searched),
  answer: pageOf(BrandToManage),
  summary: 'Product brands by name',
});
export const exportBrands = exportOf(listBrands);

export const getBrand = endpoint({
  ...read,
  method: 'GET',
  path: '/console/brands/:brandId',
  params: oneBrand,
  answer: BrandDetail,
  summary: 'A product brand as it is edited',
});
export const createBrand = endpoint({
  ...write,
  method: 'POST',
  path: '/console/brands',
  body: BrandForm,
  answer: z.object({ id: Id }),
  summary: 'Adds a product brand',
});
export const saveBrand = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/brands/:brandId',
  params: oneBrand,
  body: z.strictObject({ version: z.int(), brand: changed(BrandForm), was: Was }),
  answer: BrandDetail,
  summary: 'Saves a product brand',
});

export const AgencyForm = z.strictObject({
  name: z.string().trim().min(1, 'required').max(120, 'text_too_long'),
  /** Brands that its people sell: a registration chooses among them (CMP-02). */
  brandIds: z.array(Id).max(100, 'too_many'),
});
export type AgencyForm = z.infer<typeof AgencyForm>;
const oneAgency = z.object({ agencyId: Id });
export const AgencyToManage = Named.extend({ brands: z.array(z.string()) });
export type AgencyToManage = z.infer<typeof AgencyToManage>;
export const AgencyDetail = z.object({ id: Id, ...saved, agency: AgencyForm });
export type AgencyDetail = z.infer<typeof AgencyDetail>;

export const listAgencies = endpoint({
  ...read,
  method: 'GET',
  path: '/console/agencies',
  query: PageQuery.extend(searched),
  answer: pageOf(AgencyToManage),
  summary: 'Agencies by name',
});
export const exportAgencies = exportOf(listAgencies);

export const getAgency = endpoint({
  ...read,
  method: 'GET',
  path: '/console/agencies/:agencyId',
  params: oneAgency,
  answer: AgencyDetail,
  summary: 'An agency as it is edited',
});
export const createAgency = endpoint({
  ...write,
  method: 'POST',
  path: '/console/agencies',
  body: AgencyForm,
  answer: z.object({ id: Id }),
  summary: 'Adds an agency',
});
export const saveAgency = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/agencies/:agencyId',
  params: oneAgency,
  body: z.strictObject({ version: z.int(), agency: changed(AgencyForm), was: Was }),
  answer: AgencyDetail,
  summary: 'Saves an agency',
});
