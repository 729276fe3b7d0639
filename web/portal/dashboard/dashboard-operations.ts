/** What the dashboard asks. */
export const dashboardOperations = { support: {}, accounts: {} };
