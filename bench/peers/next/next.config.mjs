/** As a site of this kind would run it: output compressed, no telemetry of the framework in the headers. */
export default { poweredByHeader: false, reactStrictMode: true };
