import { aClient, registrationInto, logosOfSite } from '../modules/tenancy/testing.ts';
import { aPerson, someLabels, type BuiltPerson } from '../modules/identity/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { fillAudit } from './fill-audit.ts';
import { fillBadges } from './fill-badges.ts';
import { fillClasses } from './fill-classes.ts';
import { fillCampaigns } from './fill-campaigns.ts';
import { fillClosing } from './fill-closing.ts';
import { fillEvents } from './fill-events.ts';
import { fillForum } from './fill-forum.ts';
import { fillCertificates } from './fill-certificates.ts';
import { fillCourses } from './fill-courses.ts';
import { fillGoals } from './fill-goals.ts';
import { ordersBetweenSales } from './fill-orders.ts';
import { fillLibrary } from './fill-library.ts';
import { fillMessages } from './fill-messages.ts';
import { fillNews } from './fill-news.ts';
import { decideLevels, fillLevels } from './fill-levels.ts';
import { fillPages } from './fill-pages.ts';
import { fillPartners } from './fill-partners.ts';
import { fillPhotos } from './fill-photos.ts';
import { fillPodcasts } from './fill-podcasts.ts';
import { fillPromotions } from './fill-promotions.ts';
import { fillPastStandings, fillRanking } from './fill-ranking.ts';
import { fillRegistrations } from './fill-registrations.ts';
import { fillSales } from './fill-sales.ts';
import { fillSearch } from './fill-search.ts';
import { fillSence } from './fill-sence.ts';
import { fillStore } from './fill-store.ts';
import { fillSurveys } from './fill-surveys.ts';
import { fillSupport } from './fill-support.ts';
import { fillTrails } from './fill-trails.ts';
import { fillTransfer } from './fill-transfer.ts';
import { demoMedia, mediaPath } from './media/index.ts';
import { demoAreas, demoGroups, demoPeople, demoRetailers, demoStores, demoTags, type DemoBrand, type DemoPerson } from './texts/index.ts';

type Ask = { siteId: string; brand: DemoBrand; passwordHash: string; isFirst: boolean };

/** People of the first brand who are members of the others on their site too, so that a program can be changed. */
const travellers = ['seller', 'manager', 'admin', 'root'];
const groupLabel = { 'pt-BR': 'Equipes', 'en-US': 'Teams', 'es-ES': 'Equipos', 'fr-FR': 'Équipes' };

/** A brand with its look, its lists, its people, its courses, its program with sales, and its store with orders. */
export async function fillBrand(platform: Platform, { siteId, brand, passwordHash, isFirst }: Ask): Promise<void> {
  const [logo, wideLogo] = [
    await storeLogo(platform, { siteId, name: brand.logo }),
    await storeLogo(platform, { siteId, name: brand.wideLogo }),
  ];
  const { tenantId } = await aClient(platform, {
    siteId,
    name: brand.name,
    slug: brand.key,
    program: brand.program,
    colours: brand.colours,
    logoFileId: logo,
    wideLogoFileId: wideLogo,
  });
  if (isFirst) await logosOfSite(platform, { siteId, logo, wideLogo });
  if (brand.key === 'terra') await registrationInto(platform, { siteId, variant: 'pop_trade', tenantId });
  const { areas, groups, tags } = await someLabels(platform, {
    tenantId,
    areas: demoAreas,
    groups: demoGroups,
    groupLabel,
    tags: demoTags,
  });
  const people: BuiltPerson[] = [];
  for (const person of demoPeople.filter(({ tenant }) => tenant === brand.key))
    people.push(
      await aPerson(platform, {
        tenantId,
        passwordHash,
        ...wishOf(person),
        groupIds: person.groups.flatMap((key) => groups.get(key) ?? []),
      }),
    );
  if (!isFirst) people.push(...(await welcomeTravellers(platform, { siteId, tenantId })));
  await fillRegistrations(platform, { brand: brand.key, tenantId, passwordHash, people });
  await fillSence(platform, { brand: brand.key, people, areaId: areas.get('andes') });
  const courses = await fillCourses(platform, { brand: brand.key, people, tags });
  await fillCertificates(platform, { brand: brand.key, people, courses });
  await fillTrails(platform, { brand: brand.key, people, courses });
  await fillLibrary(platform, { brand: brand.key, people });
  await fillForum(platform, { brand: brand.key, people });
  await fillPodcasts(platform, { brand: brand.key, people });
  await fillNews(platform, { brand: brand.key, people });
  const program = await fillCampaigns(platform, { brand: brand.key, people });
  await fillLevels(platform, { brand: brand.key, people, program });
  const rewards = await fillStore(platform, { brand: brand.key, people, courses });
  await fillSales(platform, { brand: brand.key, people, program, between: ordersBetweenSales(platform, { rewards, people, program }) });
  await fillGoals(platform, { rewards, program });
  await fillPromotions(platform, { brand: brand.key, people, program });
  await fillPhotos(platform, { brand: brand.key, people, program });
  await fillRanking(platform, { brand: brand.key, people, program });
  await fillClosing(platform, { brand: brand.key, people, program });
  await decideLevels(platform, { brand: brand.key, people, program });
  await fillAudit(platform, { brand: brand.key, people });
  await fillBadges(platform, { brand: brand.key, people, courses });
  await fillEvents(platform, { people, program });
  await fillClasses(platform, { people, courses });
  const isPromoter = ({ userName }: BuiltPerson) => demoPeople.some((one) => one.userName === userName && one.groups.includes('promoters'));
  const promoters = people.filter((person) => isPromoter(person) && person.actor.permissions.size === 0);
  await fillSurveys(platform, { people, promoters, promotersId: groups.get('promoters'), courses });
  await fillMessages(platform, { tenantId, people, promotersId: groups.get('promoters') });
  await fillPartners(platform, { tenantId, people, isFirst });
  await fillSearch(platform, { brand: brand.key, people });
  await fillSupport(platform, { people });
  await fillTransfer(platform, { people });
  await fillPages(platform, { brand: brand.key, program: brand.program, people });
  await fillPastStandings(platform, { tenantId });
}

async function storeLogo({ storage }: Platform, { siteId, name }: { siteId: string; name: string }): Promise<string> {
  const logo = demoMedia[name];
  if (!logo) throw new Error(`demo: no logo called ${name}`);
  const { id } = await storage.put({
    siteId,
    tenantId: null,
    personId: null,
    purpose: 'logo',
    name: logo.file,
    path: mediaPath(logo),
    isPublic: true,
  });
  return id;
}

const wishOf = ({
  userName,
  email,
  firstName,
  lastName,
  document,
  phone,
  birthday,
  gender,
  country,
  city,
  locale,
  store,
  programRole,
  role,
  status,
}: DemoPerson) => ({
  userName,
  email,
  fullName: `${firstName} ${lastName}`,
  documentKind: document.kind,
  document: document.number.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase(),
  phone,
  birthday,
  gender,
  country,
  city,
  locale,
  programRole,
  work: workOf(store),
  roles: [role],
  status: status === 'active' ? ('approved' as const) : status,
});

/** What a seller says of their work: the chain, and which of its stores. */
function workOf(key: DemoPerson['store']) {
  const store = demoStores.find((one) => one.key === key);
  const retailer = demoRetailers.find((one) => one.key === store?.retailer);
  return store && retailer ? { retailer: retailer.name, branch: store.name } : {};
}

/** The same persons in one more client of their site: new members of it. */
async function welcomeTravellers(platform: Platform, { siteId, tenantId }: { siteId: string; tenantId: string }): Promise<BuiltPerson[]> {
  const rows = await platform.db
    .write()
    .selectFrom('identity.person')
    .select(['id', 'user_name', 'full_name'])
    .where('site_id', '=', siteId)
    .where('user_name', 'in', travellers)
    .execute();
  const members: BuiltPerson[] = [];
  for (const { id, user_name, full_name } of rows) {
    const role = demoPeople.find(({ userName }) => userName === user_name)?.role ?? 'learner';
    members.push(await aPerson(platform, { tenantId, personId: id, userName: user_name, fullName: full_name, roles: [role] }));
  }
  return members;
}
