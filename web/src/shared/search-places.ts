import { createContext } from 'react';

/** Where a search that found nothing may lead on: the places that the client has; the shell says them. */
export const SearchPlaces = createContext<readonly { href: string; label: string }[]>([]);
