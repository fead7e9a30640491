/** Refusals that any call may answer (decision D65). */
export const platformRefusals = [
  'invalid_request',
  'session_ended',
  'not_found',
  'changed_meanwhile',
  'key_reused',
  'still_running',
  'body_too_large',
  'body_incomplete',
  'unsupported_type',
  'too_many_requests',
  'unavailable',
  'disk_full',
  'unexpected',
] as const;
export type PlatformRefusal = (typeof platformRefusals)[number];

/** Refusals of stored files (spec 1, P7, P8). */
export const fileRefusals = [
  'file_type_differs',
  'file_type_refused',
  'file_too_large',
  'file_unreadable',
  'file_incomplete',
  'package_unsafe',
  'package_too_large',
  'converter_missing',
  'conversion_too_long',
  'file_missing',
  'storage_full',
  'link_expired',
] as const;
export type FileRefusal = (typeof fileRefusals)[number];
