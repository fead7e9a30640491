/** As whom somebody is registered at the partner; those three may send (TRF-01). */
export const partnerRoles = ['dependent', 'salesperson', 'store_owner'] as const;
export type PartnerRole = (typeof partnerRoles)[number];

/** What the partner says of a document: known and active, known and inactive, or not known. */
export const registrationStates = ['active', 'inactive', 'invalid'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** `held`: until the partner has said yes or no; `sent`: the points are there; `returned`: they are back in the account. */
export const sendingStates = ['held', 'sent', 'returned'] as const;
export type SendingState = (typeof sendingStates)[number];

/** What the partner says of a sending by our id; `missing`: it never heard of it; `unknown`: it did not answer, or not what its documentation says. */
export const partnerAnswers = ['accepted', 'rejected', 'pending', 'missing', 'unknown'] as const;
export type PartnerAnswer = (typeof partnerAnswers)[number];

/** Why the partner said no, as far as it tells. */
export const rejectReasons = ['registration_inactive', 'registration_invalid', 'role_unauthorized', 'not_permitted', 'other'] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** How a document stands: used by an account; asked to be released, by the first of two; released. */
export const documentStates = ['used', 'release_asked', 'released'] as const;
export type DocumentState = (typeof documentStates)[number];

/** Points have to be redeemed at the partner within these months of its posting them (TRF-02; spec 2, §9). */
export const monthsToUse = 12;

/** So long a look at the partner's registration stands; after that it is asked again. */
export const registrationMinutes = 15;

/** Documents that one member may ask the partner about in an hour: enough for slips, too few to try numbers. */
export const lookUpsAnHour = 10;

export const transferRefusals = [
  'transfer_closed',
  'no_permission_to_send',
  'transfer_under_way',
  'no_points_to_send',
  'points_changed',
  'partner_document_required',
  'partner_document_invalid',
  'registration_unchecked',
  'registration_inactive',
  'registration_invalid',
  'role_unauthorized',
  'document_used_elsewhere',
  'partner_unreachable',
  'too_many_documents',
] as const;
export type TransferRefusal = (typeof transferRefusals)[number];

export const transferConsoleRefusals = [
  'partner_key_missing',
  'partner_address_unsafe',
  'partner_roles_missing',
  'sending_settled',
  'partner_unreachable',
  'release_already_asked',
  'release_not_asked',
  'second_administrator_needed',
  'own_document',
  'sending_still_held',
  'document_released',
  'why_required',
] as const;
export type TransferConsoleRefusal = (typeof transferConsoleRefusals)[number];
