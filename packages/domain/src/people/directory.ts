/** What the list of people is sorted by: name, country and city, the day of joining, the last log-in (ADM-02). */
export const peopleSorts = ['name', 'place', 'joined', 'seen'] as const;
export type PeopleSorting = (typeof peopleSorts)[number];

/** A filter counts no further: the exact number of a million costs more than anybody needs to know. */
export const mostCounted = 1_000;
