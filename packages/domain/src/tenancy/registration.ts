/** Registration forms through which people register themselves; each asks for its own fields (LOG-10). */
export const registrationVariants = ['register', 'seven_trade', 'pop_trade'] as const;
export type RegistrationVariant = (typeof registrationVariants)[number];

/** What a registration may ask for. `address` is seven inputs that belong together (VAL-05). */
export const registrationFields = [
  'fullName',
  'lastName',
  'nickname',
  'userName',
  'email',
  'document',
  'phone',
  'birthday',
  'gender',
  'maritalStatus',
  'profession',
  'country',
  'city',
  'address',
  'programRole',
  'children',
  'company',
  'brand',
  'branch',
  'retailer',
  'storeNickname',
  'gminNumber',
  'cadvCode',
  'specialNeeds',
  'mailConsent',
] as const;
export type RegistrationField = (typeof registrationFields)[number];

/** A field of a registration, in the order in which it is asked. */
export type AskedField = { field: RegistrationField; is_mandatory: boolean };

/** Without them nobody could be found, written to, or told which rules their document follows. */
const always: readonly RegistrationField[] = ['fullName', 'email'];

/** What a registration asks for in the end: the configured fields, each once, and those that no account can do without in front. */
export function askedFields(configured: readonly AskedField[]): AskedField[] {
  const once = configured.filter(({ field }, place) => configured.findIndex((other) => other.field === field) === place);
  const missing = always.filter((field) => !once.some((asked) => asked.field === field));
  return [
    ...missing.map((field) => ({ field, is_mandatory: true })),
    ...once.map((asked) => (always.includes(asked.field) ? { ...asked, is_mandatory: true } : asked)),
  ];
}

/** Whether somebody may register by this registration form: registration is on, and a special registration form has fields of its own. */
export const isRegistrationOpen = (
  site: { user_register: boolean; registration_fields: Record<RegistrationVariant, readonly AskedField[]> },
  variant: RegistrationVariant,
): boolean => site.user_register && (variant === 'register' || site.registration_fields[variant].length > 0);
