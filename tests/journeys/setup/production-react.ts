/*
 * React chooses its slow development build by NODE_ENV at its first import. Members get the production build, so
 * journeys do too, although their server runs with NODE_ENV=test for its test endpoints.
 */
const mode = process.env.NODE_ENV;
process.env.NODE_ENV = "production";
await Promise.all([
  import("react"),
  import("react/jsx-runtime"),
  import("react-dom/server"),
  import("react-router"),
]);
process.env.NODE_ENV = mode;

export {};
