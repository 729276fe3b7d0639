import { verify } from './checks/verify.mjs';

const { failed } = await verify();
process.exitCode = failed === 0 ? 0 : 1;
