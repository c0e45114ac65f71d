import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  buildDirectory: "build",
  ssr: true,
  // The whole route table at once: asking for parts of it costs a round trip at each first navigation.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
