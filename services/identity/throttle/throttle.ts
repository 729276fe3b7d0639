import { createThrottle } from '#services/foundation/throttle/throttle.ts';

export const { takeAttempt, forgiveAttempt } = createThrottle('identity');
