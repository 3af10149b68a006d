/** What a connection tells of its life. */
export interface Pinged {
  readonly bytesRead: () => number;
  readonly ping: () => void;
}

/**
 * Asks for a sign of life where nothing came for a while: a connection that a router forgot never says so by itself.
 * @param everyMs how long nothing may come before a ping, and again before `onSilence`
 * @returns what ends the watch
 */
export function keepAlive(connection: Pinged, everyMs: number, onSilence: () => void): () => void {
  let heard = connection.bytesRead();
  let asked = false;
  const timer = setInterval(() => {
    const now = connection.bytesRead();
    if (now === heard && asked) return onSilence();
    asked = now === heard;
    heard = now;
    if (asked) connection.ping();
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
