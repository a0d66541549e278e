import { reasonOf } from './away.ts';

const CERTIFICATE =
  'its certificate is not trusted: set NODE_EXTRA_CA_CERTS to the authority’s certificate, and the host to the name in it';

/** What an operator does about a database that refuses, by PostgreSQL's code or the operating system's. */
const HINTS: readonly (readonly [reason: RegExp, hint: string])[] = [
  [/no encryption|SSL off/, 'it requires TLS: add ?sslmode=verify-full to the address'],
  [/not support SSL/, 'it has no TLS: leave sslmode out of the address, or turn TLS on there'],
  [/^(?:DEPTH_ZERO_)?SELF_SIGNED|^UNABLE_TO_|^CERT_|^ERR_TLS_CERT/, CERTIFICATE],
  [/^28P01/, 'the password is wrong: check it, percent-encoded, and the user'],
  [/^28000/, 'it does not let this user in: check the user, and pg_hba.conf'],
  [/^3D000/, 'there is no such database: create it, or check the name at the end of the address'],
  [
    /^42501/,
    'the role needs CREATE on the database, for the schema "drizzle", and on its schema public: grant both, or make the role the database’s owner',
  ],
  [
    /^53300/,
    'it has no connection left: raise its max_connections, or end other programs’ connections',
  ],
  [/^53100/, 'its disk is full: make room there'],
  [
    /password must be a string/,
    'it wants a password: add the user’s, percent-encoded, to the address',
  ],
  [
    /^ETIMEDOUT|^E(?:HOST|NET)UNREACH|timeout expired|connection timeout/,
    'nothing responds at this address: check host and port, and the firewall in between',
  ],
  [/^ENOTFOUND|^EAI_AGAIN/, 'nobody knows this host: check its name'],
  [/^ECONNREFUSED/, 'nothing listens there: check host and port, and that PostgreSQL runs'],
];

/** What to do about a database with which a start fails, in a few words. */
export function startHint(error: unknown): string {
  const reason = reasonOf(error);
  const hint = HINTS.find(([known]) => known.test(reason))?.[1];
  return hint ?? 'check the address, the user and its rights';
}
