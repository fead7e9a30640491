/** Zones that a client may live in: every one that this browser knows, the countries of the product first. */
const first = [
  'America/Sao_Paulo',
  'America/Manaus',
  'America/Santiago',
  'America/Argentina/Buenos_Aires',
  'America/Bogota',
  'America/Lima',
  'America/Mexico_City',
  'America/New_York',
  'America/Toronto',
  'Europe/Madrid',
  'Europe/Paris',
];
const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];

export const zoneChoices = [...first, ...known.filter((zone) => !first.includes(zone))].map((zone) => ({
  value: zone,
  label: zone.replaceAll('_', ' '),
}));
