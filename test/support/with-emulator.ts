import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { makeRepository, type TemporaryFolder, type TestRepository, temporaryFolder } from "./repository.ts";

type Hook<T> = (fresh: T) => unknown;

/** Before each test a server and a repository that nobody has touched; gives the folder in which they are. */
export function withEmulatorAndRepository(
  take: Hook<{ readonly emulator: Emulator; readonly repository: TestRepository }>,
): TemporaryFolder {
  const folder = temporaryFolder();
  let emulator: Emulator;
  beforeEach(async () => {
    emulator = await startEmulator();
    await take({ emulator, repository: makeRepository(folder.fresh()) });
  });
  afterEach(() => emulator.close());
  return folder;
}

/** One server for all tests of a file; before each of them it has no faults, no limits in force and no requests. */
export function withSharedEmulator(take: Hook<Emulator>, beforeTest: Hook<Emulator> = () => {}): TemporaryFolder {
  const folder = temporaryFolder();
  let emulator: Emulator;
  beforeAll(async () => {
    emulator = await startEmulator();
    await take(emulator);
  });
  beforeEach(async () => {
    emulator.liftLimits();
    emulator.clearFaults();
    await beforeTest(emulator);
    emulator.clearRequests();
  });
  afterAll(() => emulator.close());
  return folder;
}
