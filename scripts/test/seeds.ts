/**
 * Properties are tried with the same values in each `npm test`, so that it fails for what was changed and never by chance, and with others in each `npm run test:long`.
 * Whichever fails prints its seed.
 */
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), ...(process.env['LONG'] === '1' ? {} : { seed: 20_261_123 }) });
