import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "test",
          include: ["test/**/*.test.ts"],
          exclude: ["test/real/**", "test/browser/**", "test/real-server/**"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          server: { deps: { inline: [/@actions\/(workflow-parser|expressions)/] } },
        },
      },
      { test: { name: "real", include: ["test/real/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000 } },
      { test: { name: "browser", include: ["test/browser/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000 } },
    ],
  },
});
