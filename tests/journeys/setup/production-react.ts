/*
 * React picks its slow development build by NODE_ENV when it is first imported. Members get the production build, and so
 * do journeys, although their server runs with NODE_ENV=test for its switches.
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
