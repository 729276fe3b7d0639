import { builder } from '../builder.ts';
import { beginPasskeyProof, proveByPasskey, proveByPassword } from './proof.ts';

builder.mutationFields((t) => ({
  proveIdentity: t.boolean({
    description:
      'Proves anew who the viewer is, for five minutes in this session; what says PROOF_REQUIRED is then done. BAD_USER_INPUT with `fields`: `password`: `wrong`; `code`: `required` or `wrong`. TOO_MANY_ATTEMPTS with `seconds`.',
    args: {
      password: t.arg.string({ required: true }),
      code: t.arg.string({
        defaultValue: '',
        description: 'Of whoever has a second factor: of the app, or a recovery code.',
      }),
    },
    async resolve(_, { password, code }, caller) {
      await proveByPassword(caller, password, (code ?? '').trim());
      return true;
    },
  }),
  beginPasskeyProof: t.string({
    description: 'What the browser is asked for, as JSON (PublicKeyCredentialRequestOptionsJSON).',
    resolve: (_, __, caller) => beginPasskeyProof(caller),
  }),
  provePasskey: t.boolean({
    description: 'The same by a passkey alone. BAD_USER_INPUT: `answer`: `wrong` or `expired`.',
    args: {
      answer: t.arg.string({
        required: true,
        description: 'What the browser answered, as JSON (AuthenticationResponseJSON).',
      }),
    },
    async resolve(_, { answer }, caller) {
      await proveByPasskey(caller, answer);
      return true;
    },
  }),
}));
