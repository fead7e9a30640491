/** What screens of one room show of another. */
import type { ComponentProps } from 'react';
import { LazyAddressChoice } from '../features/identity/index.ts';

export { PublicSheet } from '../features/identity/index.ts';
export { InstitutionalText } from '../features/support/index.ts';

/** It and the form of an address come when somebody chooses one, and not with the other parts. */
export const AddressChoice = (props: ComponentProps<typeof LazyAddressChoice>) => <LazyAddressChoice {...props} />;
