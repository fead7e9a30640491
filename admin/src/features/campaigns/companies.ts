import { call, callFile } from '@vitrine/client';
import {
  AgencyForm,
  AgencyToManage,
  BrandForm,
  BrandToManage,
  createAgency,
  createBrand,
  createRetailer,
  exportAgencies,
  exportBrands,
  exportRetailers,
  getAgency,
  getBrand,
  getRetailer,
  listAgencies,
  listBrands,
  listRetailers,
  RetailerForm,
  RetailerToManage,
  saveAgency,
  saveBrand,
  saveRetailer,
} from '@vitrine/contract/campaigns';
import { described, openedBy, resource, sentBy } from '../../shared/resource/index.ts';

const needs = 'campaigns.write';

const openedChain = openedBy('retailer');
export const chains = resource<RetailerToManage, RetailerForm>({
  room: 'campaigns',
  name: 'chains',
  inner: 'retailer',
  row: described(RetailerToManage, { name: { column: 'shown' }, takesPhotos: { column: 'shown' }, stores: { column: 'shown' } }),
  form: RetailerForm,
  drawn: RetailerForm,
  list: (ask) => call(listRetailers, { query: listRetailers.query.parse(ask) }),
  export: (ask) => callFile(exportRetailers, { query: exportRetailers.query.parse(ask) }),
  titleOf: ({ name }) => name,
  read: (retailerId) => call(getRetailer, { params: { retailerId } }).then(openedChain),
  save: (retailerId, version, _whole, { now: retailer, was }) =>
    call(saveRetailer, { params: { retailerId }, body: { version, retailer, was } }).then(openedChain),
  create: {
    needs,
    form: RetailerForm,
    empty: { name: '', takesPhotos: true },
    send: sentBy(RetailerForm, (body, once) => call(createRetailer, { body }, once)),
  },
});

const openedBrand = openedBy('brand');
export const brands = resource<BrandToManage, BrandForm>({
  room: 'campaigns',
  name: 'brands',
  inner: 'brand',
  row: described(BrandToManage, { name: { column: 'shown' }, products: { column: 'shown' } }),
  form: BrandForm,
  drawn: BrandForm,
  list: (ask) => call(listBrands, { query: listBrands.query.parse(ask) }),
  export: (ask) => callFile(exportBrands, { query: exportBrands.query.parse(ask) }),
  titleOf: ({ name }) => name,
  read: (brandId) => call(getBrand, { params: { brandId } }).then(openedBrand),
  save: (brandId, version, _whole, { now: brand, was }) =>
    call(saveBrand, { params: { brandId }, body: { version, brand, was } }).then(openedBrand),
  create: {
    needs,
    form: BrandForm,
    empty: { name: '' },
    send: sentBy(BrandForm, (body, once) => call(createBrand, { body }, once)),
  },
});

const openedAgency = openedBy('agency');
export const agencies = resource<AgencyToManage, AgencyForm>({
  room: 'campaigns',
  name: 'agencies',
  inner: 'agency',
  row: described(AgencyToManage, { name: { column: 'shown' }, brands: { column: 'shown' } }),
  form: AgencyForm,
  drawn: AgencyForm,
  list: (ask) => call(listAgencies, { query: listAgencies.query.parse(ask) }),
  export: (ask) => callFile(exportAgencies, { query: exportAgencies.query.parse(ask) }),
  titleOf: ({ name }) => name,
  read: (agencyId) => call(getAgency, { params: { agencyId } }).then(openedAgency),
  save: (agencyId, version, _whole, { now: agency, was }) =>
    call(saveAgency, { params: { agencyId }, body: { version, agency, was } }).then(openedAgency),
  create: {
    needs,
    form: AgencyForm,
    empty: { name: '', brandIds: [] },
    send: sentBy(AgencyForm, (body, once) => call(createAgency, { body }, once)),
  },
});
