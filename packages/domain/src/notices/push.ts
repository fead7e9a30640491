/** What the app runs on. */
export const phoneSystems = ['android', 'ios'] as const;
export type PhoneSystem = (typeof phoneSystems)[number];

/** `push_off`: the operator has no account by which phones are told. */
export const pushRefusals = ['push_off'] as const;
