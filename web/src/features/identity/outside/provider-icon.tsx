import type { LogInProvider } from '@vitrine/domain/identity';
import { IconBrandGoogle, IconBrandWindows } from '../../../shared/icons.ts';

/** The provider's sign beside its name, in the ink of the text. */
export function ProviderIcon({ provider }: { provider: LogInProvider }) {
  const Sign = provider === 'google' ? IconBrandGoogle : IconBrandWindows;
  return <Sign size={20} stroke={1.75} aria-hidden />;
}
