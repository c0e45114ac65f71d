// Opens the viewer on our own document. It asks no other host: no validator, no fonts.
const isDark = matchMedia("(prefers-color-scheme: dark)");
const follow = () => document.documentElement.classList.toggle("dark-mode", isDark.matches);
isDark.addEventListener("change", follow);
follow();

globalThis.SwaggerUIBundle({
  url: "/api/docs/openapi.json",
  dom_id: "#reference",
  validatorUrl: null,
  deepLinking: true,
  displayOperationId: true,
  filter: true,
});
