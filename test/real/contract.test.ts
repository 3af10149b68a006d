import { describeService } from "../contract/service.contract.ts";
import { startRealServer } from "../real-server/real-server.ts";

describeService("the vendor's private server", async (options) => {
  const server = await startRealServer(options);
  return { ...server, close: () => server.stop() };
});
