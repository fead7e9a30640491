import { catalogue } from '@vitrine/contract/catalogue';

export const known = catalogue;
