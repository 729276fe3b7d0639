import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApplicationKey } from '#contracts/identity/roles.ts';
import { Heading } from '#web/design/heading/heading.tsx';
import { usePortal } from '../portal.ts';
import { isOffered, isThere, type Service, type ServiceLinks, serviceState } from '../service-states.ts';
import type { KnownAccesses } from './dashboard-data.ts';
import { RequestAccess } from './request-access.tsx';
import cards from './service-card.module.css';
import { ServiceCard } from './service-card.tsx';

type ServiceCardsProps = {
  title: string;
  shown: readonly Service[];
  /** Undefined while loading, null when the accounts back end is unavailable. */
  accesses: KnownAccesses | null | undefined;
  links: ServiceLinks | null | undefined;
  onRequested: () => void;
};

/** POR-01: a card for each of these services, with its state and an action. */
export function ServiceCards({ title, shown, accesses, links, onRequested }: ServiceCardsProps) {
  const { viewer, to } = usePortal();
  const navigate = useNavigate();
  const [requested, setRequested] = useState<ApplicationKey>();

  const getState = (service: Service) => {
    const isComing = !service.path && links?.[service.key] === null;
    return isComing ? 'comingsoon' : serviceState(service, viewer.roles, accesses?.records[service.key]);
  };
  const offered = shown
    .map((service) => ({ service, state: getState(service) }))
    .filter(({ service, state }) => isOffered(service, state) && isThere(service, state, links));
  /** Somebody who belongs to no company has to name one first. */
  const requestOf = (key: ApplicationKey) => {
    if (accesses?.belongsNowhere) return () => navigate('/company');
    return accesses && accesses.requestable(key).length > 0 ? () => setRequested(key) : undefined;
  };

  return (
    <section aria-labelledby="services">
      <Heading level={2} id="services">
        {title}
      </Heading>
      <ul className={cards.cards}>
        {offered.map(({ service, state }) => (
          <li key={service.key}>
            <ServiceCard
              service={service.key}
              state={state}
              href={service.path ? to(service.path) : (links?.[service.key] ?? undefined)}
              isElsewhere={!service.path}
              onRequest={requestOf(service.key)}
            />
          </li>
        ))}
      </ul>
      {requested && accesses ? (
        <RequestAccess
          service={requested}
          organisations={accesses.requestable(requested)}
          onClose={() => setRequested(undefined)}
          onRequested={onRequested}
        />
      ) : null}
    </section>
  );
}
