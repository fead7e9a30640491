import type { LoginConfigurationDraft } from '@vitrine/contract/tenancy';
import type { UseFormReturn } from 'react-hook-form';

export type LoginForm = UseFormReturn<LoginConfigurationDraft, unknown, LoginConfigurationDraft>;
