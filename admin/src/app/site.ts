import { getSite, Site } from '@vitrine/contract/tenancy';

type FoundSite = Site & { isInPage: boolean };

/** The site as the server wrote it into the page; in development, where the page comes from elsewhere, the site is asked for. */
export async function siteOf(page: Document): Promise<FoundSite> {
  const told = page.querySelector('#vitrine-site')?.textContent;
  if (told) return { ...Site.parse(JSON.parse(told)), isInPage: true };
  const answered = await fetch(getSite.path, { headers: { accept: 'application/json' } });
  return { ...Site.parse(await answered.json()), isInPage: false };
}
