import { defineConfig } from "vitest/config";
import LongFirst from "./test/support/long-first.ts";

const patient = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  globalSetup: ["test/support/dist.ts"],
  setupFiles: ["test/support/seed.ts"],
};

export default defineConfig({
  test: {
    reporters: ["default", "./test/support/closing-line.ts"],
    // Most tests wait for git, a server or a child process: two workers a core keep both busy.
    maxWorkers: 4,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...patient,
          name: "test",
          include: ["test/**/*.test.ts"],
          exclude: [
            "test/real/**",
            "test/browser/**",
            "test/real-server/**",
            "test/clients/**",
            "test/engine/**",
            "test/real-engine/**",
          ],
          server: { deps: { inline: [/@actions\/(workflow-parser|expressions)/] } },
        },
      },
      { test: { ...patient, name: "real", include: ["test/real/**/*.test.ts"] } },
      { test: { ...patient, name: "engine", include: ["test/engine/**/*.test.ts"] } },
      // The published clients need no door of ours.
      { test: { ...patient, globalSetup: [], name: "clients", include: ["test/clients/*.test.ts"] } },
      { test: { ...patient, name: "browser", include: ["test/browser/**/*.test.ts"] } },
    ],
  },
});
