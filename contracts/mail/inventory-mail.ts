/** To our people: a customer reports that the data of a machine are wrong. */
export type WrongMachineEntryMail = {
  readonly kind: 'wrongMachineEntry';
  readonly machine: {
    readonly id: string;
    readonly model: string;
    readonly serialNumber: string;
    /** Organisation and location, as people call them. */
    readonly place: string;
  };
  readonly message: string;
  readonly person: { readonly name: string; readonly email: string };
};

/** To subscribers: there is a new version of some software. */
export type NewReleaseMail = {
  readonly kind: 'newRelease';
  readonly software: string;
  readonly version: string;
};

export type InventoryMail = WrongMachineEntryMail | NewReleaseMail;
