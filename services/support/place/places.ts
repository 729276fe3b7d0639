/** Where machines stand: a location of an organisation, by its id. */
export type Place = {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  /** As in the time zone database. */
  readonly timeZone: string;
  readonly organisationId: string;
  readonly organisationName: string;
};

export type Places = ReadonlyMap<string, Place>;

type Organisation = {
  readonly id: string;
  readonly name: string;
  readonly locations: readonly Omit<Place, 'organisationId' | 'organisationName'>[];
};

/** The locations of organisations, in order. */
export function findPlaces(organisations: readonly Organisation[]): Places {
  return new Map(
    organisations.flatMap(({ id: organisationId, name: organisationName, locations }) =>
      locations.map(({ id, name, city, country, timeZone }) => [
        id,
        { id, name, city, country, timeZone, organisationId, organisationName },
      ]),
    ),
  );
}

/** The location with an id; one that the accounts back end does not know any more is named by its id. */
export function findPlace(places: Places, at: { organisationId: string; locationId: string }): Place {
  const known = places.get(at.locationId);
  if (known) return known;
  const { organisationId, locationId: id } = at;
  const sister = [...places.values()].find((place) => place.organisationId === organisationId);
  const organisationName = sister?.organisationName ?? organisationId;
  return { id, name: id, city: '', country: '', timeZone: 'UTC', organisationId, organisationName };
}
