/** A piece without the places that are gone. */
export const placed = <I extends { places: string[] }>(item: I, places: readonly { id: string }[]): I => ({
  ...item,
  places: item.places.filter((id) => places.some((place) => place.id === id)),
});
