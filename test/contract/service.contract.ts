// What a private server does, over plain HTTP. Each row was observed on the vendor's own server, and the same rows are
// asked of our emulator: where the two differ, the emulator is wrong.

import { afterAll, beforeAll, describe } from "vitest";
import { describeAuthentication } from "./authentication.ts";
import { describeBranches } from "./branches.ts";
import { describeCodeReads } from "./code-reads.ts";
import { describeCodeWrites } from "./code-writes.ts";
import { describeOtherEndpoints } from "./other-endpoints.ts";
import { describePlayer } from "./player.ts";
import { describeServerPassword } from "./server-password.ts";
import { describeWebsocket } from "./websocket.ts";
import { connect, type Service, type Wire } from "./wire.ts";

export interface ServiceOptions {
  readonly serverPassword?: string;
}

export function describeService(name: string, open: (options: ServiceOptions) => Promise<Service>): void {
  describe(name, () => {
    describe("open to all", () => {
      const wire = connected(() => open({}));
      describeBranches(wire);
      describeAuthentication(wire);
      describeCodeReads(wire);
      describeCodeWrites(wire);
      describeOtherEndpoints(wire);
      describeWebsocket(wire);
      describePlayer(wire);
    });
    describe("behind a server password", () => {
      const serverPassword = "open sesame";
      describeServerPassword(
        connected(() => open({ serverPassword })),
        serverPassword,
      );
    });
  });
}

/** One service for all tests of the surrounding block. */
function connected(open: () => Promise<Service>): () => Wire {
  let service: Service | undefined;
  let wire: Wire | undefined;
  beforeAll(async () => {
    service = await open();
    wire = connect(service);
  });
  afterAll(async () => service?.close());
  return () => {
    if (wire === undefined) throw new Error("Cannot ask the service: it did not start");
    return wire;
  };
}
