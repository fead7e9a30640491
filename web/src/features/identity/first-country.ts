import { kept } from '../../shared/device/storage.ts';

/** The country that was chosen on this device last (STA-02), else the site's first. */
export const firstCountry = (countries: readonly { code: string }[]): string =>
  countries.find(({ code }) => code === kept('country'))?.code ?? countries[0]?.code ?? 'BR';
