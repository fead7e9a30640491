/** As somebody types it who has no time for accents. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’'`-]/g, ' ')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The cities that begin with what was typed, then those of which another word does; accents, case and hyphens do not matter. */
export function citiesLike(cities: readonly string[], { typed, atMost }: { typed: string; atMost: number }): string[] {
  const wanted = bare(typed);
  if (wanted === '') return cities.slice(0, atMost);
  const begin = cities.filter((city) => bare(city).startsWith(wanted));
  const inside = cities.filter((city) => !begin.includes(city) && bare(city).includes(` ${wanted}`));
  return [...begin, ...inside].slice(0, atMost);
}

/** What was typed as the list writes it, where the list has it; otherwise as it was typed: people know places that no list does (decision 022). */
export const citySpelled = (cities: readonly string[], typed: string): string =>
  cities.find((city) => bare(city) === bare(typed)) ?? typed.trim();
