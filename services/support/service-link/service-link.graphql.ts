import { badInput } from '#services/foundation/bad-input.ts';
import { builder } from '../builder.ts';
import { type LinkedService, linkedServices, localiseServiceUrl } from './service-link.ts';

const LinkedServiceEnum = builder.enumType('LinkedService', { values: linkedServices });

type ServiceLink = { key: LinkedService; address: string | null };

const ServiceLinkType = builder.objectRef<ServiceLink>('ServiceLink').implement({
  fields: (t) => ({
    key: t.expose('key', { type: LinkedServiceEnum }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'Null: the service is still to come.',
    }),
  }),
});

builder.queryField('serviceLinks', (t) =>
  t.field({
    type: [ServiceLinkType],
    description:
      'WFL-01: where services are that have an address of their own; those that the company does not have are left out.',
    args: { language: t.arg.string({ required: true }), country: t.arg.string({ required: true }) },
    async resolve(_, { language, country }, { viewer, serviceAddresses }): Promise<ServiceLink[]> {
      await viewer();
      if (!/^[a-z]{2}$/i.test(language)) throw badInput('Must be two letters.', 'language');
      if (!/^[a-z]{2,3}$/i.test(country)) throw badInput('Must be two or three letters.', 'country');
      return linkedServices.flatMap((key) => {
        const address = serviceAddresses[key];
        if (address === undefined) return [];
        return [{ key, address: address && localiseServiceUrl(address, language, country) }];
      });
    },
  }),
);
