import { createThrottle } from '#services/foundation/throttle/attempt-limits.ts';

export const { takeAttempt, forgiveAttempt } = createThrottle('identity');
