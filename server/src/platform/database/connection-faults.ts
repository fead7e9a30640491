import { Client } from 'pg';
import { codeOf } from './fault-code.ts';

/** An address of the database, with the setting that names it. */
export type Address = { setting: string; url: string };
/** `isPassing`: worth another try in a moment. */
export type ExplainedFault = { sentence: string; isPassing: boolean };

const prepares = 'npm run db -- prepare makes it, npm run db -- sql prints how (docs/operating.md)';

/** Why a database lets nobody in, and what to do about it, for whoever started this program. Passwords are never repeated. Undefined for a fault that is not of the connection. */
export function explainConnection(fault: unknown, { setting, url }: Address): ExplainedFault | undefined {
  const { host, port, user = '', database = '' } = new Client({ connectionString: url });
  const place = `${host}:${port}`;
  const code = codeOf(fault) ?? '';
  const says = fault instanceof Error ? fault.message : String(fault);
  const passing = (sentence: string) => ({ sentence, isPassing: true });
  const lasting = (sentence: string) => ({ sentence, isPassing: false });

  if (unreachable[code] !== undefined || /timeout|terminated unexpectedly/i.test(says))
    return passing(`No database answers at ${place} (${unreachable[code] ?? 'no answer'}). Start it, or correct ${setting}.`);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return passing(`The host ${host} of ${setting} is unknown. Correct its name.`);
  if (code === '57P03' || code === '57P01') return passing(`The database at ${place} is starting or stopping.`);
  if (code === '53300')
    return passing(`The database at ${place} has no free connection. Raise its max_connections, or lower DATABASE_CONNECTIONS.`);
  if (code === '28P01')
    return lasting(
      `The database at ${place} refuses the role ${user} of ${setting}: its password is wrong, or there is no such role. Correct it; ${prepares}.`,
    );
  if (code === '28000')
    return lasting(
      `The database at ${place} does not let the role ${user} of ${setting} in (“${says}”). Make the role, or let it in by pg_hba.conf; ${prepares}.`,
    );
  if (code === '3D000')
    return lasting(`There is no database ${database} at ${place}, which ${setting} names. Correct the name; ${prepares}.`);
  if (code === '42501')
    return lasting(`The role ${user} of ${setting} may not enter the database ${database} at ${place}. Grant it connect; ${prepares}.`);
  if (/does not support SSL/i.test(says))
    return lasting(`The database at ${place} speaks no TLS. Switch it on there, or take sslmode out of ${setting}.`);
  if (tlsFaults.test(code))
    return lasting(
      `The certificate of the database at ${place} is not trusted (${code}). Name its authority in ${setting} by sslrootcert=FILE.`,
    );
  return undefined;
}

const unreachable: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
  ETIMEDOUT: 'no answer',
  EHOSTUNREACH: 'host unreachable',
  ENETUNREACH: 'network unreachable',
  EPIPE: 'connection reset',
};

const tlsFaults = /CERT|UNABLE_TO_VERIFY|ERR_TLS/;
