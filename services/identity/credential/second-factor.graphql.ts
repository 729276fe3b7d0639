import { builder } from '../builder.ts';
import {
  beginPasskey,
  beginTotp,
  confirmPasskey,
  confirmTotp,
  dropPasskey,
  dropTotp,
  renewRecoveryCodes,
  resetSecondFactor,
} from './second-factor.ts';

const anew =
  'PROOF_REQUIRED when the last proof is older than five minutes (`proveIdentity`). All other sessions end.';

const TotpOffer = builder.objectRef<{ secret: string; uri: string }>('TotpOffer').implement({
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'For typing it into the app.' }),
    uri: t.exposeString('uri', { description: 'For a QR code: `otpauth://totp/…`.' }),
  }),
});

const SecondFactorAdded = builder
  .objectRef<{ recoveryCodes: string[] | null }>('SecondFactorAdded')
  .implement({
    fields: (t) => ({
      recoveryCodes: t.exposeStringList('recoveryCodes', {
        nullable: true,
        description: 'Shown this one time; null: the person has some from before.',
      }),
    }),
  });

builder.mutationFields((t) => ({
  beginTotp: t.field({
    type: TotpOffer,
    description: `Offers a secret for an authenticator app, for ten minutes. ${anew}`,
    resolve: (_, __, caller) => beginTotp(caller),
  }),
  confirmTotp: t.field({
    type: SecondFactorAdded,
    description: 'From then on the app’s code is asked for. BAD_USER_INPUT: `code`: `wrong` or `expired`.',
    args: { code: t.arg.string({ required: true }) },
    resolve: (_, { code }, caller) => confirmTotp(caller, code),
  }),
  removeTotp: t.boolean({
    description: anew,
    resolve: (_, __, caller) => dropTotp(caller),
  }),
  beginPasskey: t.string({
    description: `What the browser is asked for, as JSON (PublicKeyCredentialCreationOptionsJSON). ${anew}`,
    resolve: (_, __, caller) => beginPasskey(caller),
  }),
  confirmPasskey: t.field({
    type: SecondFactorAdded,
    description: 'BAD_USER_INPUT: `answer`: `wrong` or `expired`.',
    args: {
      name: t.arg.string({ required: true, description: 'By which its owner knows it.' }),
      answer: t.arg.string({
        required: true,
        description: 'What the browser answered, as JSON (RegistrationResponseJSON).',
      }),
    },
    resolve: (_, { name, answer }, caller) => confirmPasskey(caller, name, answer),
  }),
  removePasskey: t.boolean({
    description: `NOT_FOUND when there is none of this id. ${anew}`,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, caller) => dropPasskey(caller, id),
  }),
  newRecoveryCodes: t.stringList({
    description: `The ones before no longer work. CONFLICT for whoever has no second factor. ${anew}`,
    resolve: (_, __, caller) => renewRecoveryCodes(caller),
  }),
  resetSecondFactor: t.boolean({
    description: `Takes away app, passkeys and recovery codes; our own people may, too. ${anew}`,
    resolve: (_, __, caller) => resetSecondFactor(caller),
  }),
}));
