import type { Site } from '@vitrine/contract/tenancy';

/** The site that the server put into the page, so that the first screen needs no call. */
export function siteInPage(): Site | undefined {
  const text = document.querySelector('#vitrine-site')?.textContent;
  if (!text) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server wrote it, by the same contract
  return JSON.parse(text) as Site;
}

/** The same by a call, where the page came without it: in development, or from the cache of another host. */
export async function fetchSite(locale: string): Promise<Site> {
  const answer = await fetch(`/api/v1/site?locale=${locale}`);
  if (!answer.ok) throw new TypeError('the site did not answer');
  const { getSite } = await import('@vitrine/contract/tenancy');
  return getSite.answer.parse(await answer.json());
}
