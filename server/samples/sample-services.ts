import type { ServiceAddresses } from '../settings/config.ts';

const sample = {
  wireFlow: 'https://wire-flow.group.example/',
  direct: 'https://direct.group.example/{language}-{country}',
  wireMaster: 'https://wire-master.group.example/',
  masterData: 'https://master-data.group.example/',
} as const;

/** Addresses of the portal's services: those of the settings, else the sample company's. */
export function orSample(addresses: ServiceAddresses): ServiceAddresses {
  const given = Object.entries(addresses).filter(([, address]) => address !== undefined);
  return { ...sample, ...Object.fromEntries(given) };
}
