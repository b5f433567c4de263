import type { LiteClient } from 'algoliasearch/lite';

type Host = LiteClient['transporter']['hosts'][number];

/** The client's option for custom servers; by default it uses the service's. */
export function hostsOption(addresses: string[] | undefined): { hosts?: Host[] } {
  if (!addresses) return {};
  return {
    hosts: addresses.map((address) => {
      const { protocol, host, pathname } = new URL(address);
      return {
        url: host + pathname.replace(/\/$/, ''),
        protocol: protocol === 'http:' ? 'http' : 'https',
        accept: 'readWrite',
      };
    }),
  };
}
