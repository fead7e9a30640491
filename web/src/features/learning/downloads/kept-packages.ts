import { tellPackageHost } from '../../../shared/device/download/package-host.ts';
import { keep, kept } from '../../../shared/device/storage.ts';

/** Hosts that keep a package on this device, by their page; a log-out finds them here, for what else is known is sealed by then. */
const listed = (): string[] => (kept('packages') ?? '').split(' ').filter(Boolean);
const list = (pages: readonly string[]) => keep('packages', [...new Set(pages)].join(' '));

/** Hands a package that came whole over to its own host. Throws DownloadFailed. */
export async function keepPackage(page: string, archive: Blob): Promise<void> {
  list([...listed(), page]);
  await tellPackageHost(page, { say: 'keep', archive });
}

/** Takes it away again; without a network its host is asked the next time. */
export async function forgetPackage(page: string): Promise<void> {
  await tellPackageHost(page, { say: 'forget' }).then(
    () => list(listed().filter((one) => one !== page)),
    () => undefined,
  );
}

/** All but these. */
export const sweepPackages = (pages: ReadonlySet<string>): Promise<void[]> =>
  Promise.all(listed().flatMap((page) => (pages.has(page) ? [] : forgetPackage(page))));
