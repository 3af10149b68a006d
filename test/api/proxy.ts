import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A proxy that remembers what it was asked, then tunnels to a local port or gives a fixed answer and closes. */
export async function startProxy(decide: () => number | string) {
  const heads: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => undefined));
    socket.once("data", (head) => {
      heads.push(head.toString("latin1"));
      const decision = decide();
      if (typeof decision === "string") return void socket.end(decision);
      const onward = connect(decision, "127.0.0.1", () => {
        socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
        socket.pipe(onward.on("error", () => socket.destroy())).pipe(socket);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return {
    heads,
    url: `http://127.0.0.1:${port}`,
    withPassword: `http://me:proxy-pass@127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => close(),
  };
}
