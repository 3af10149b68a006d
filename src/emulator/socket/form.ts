/** How a message becomes a frame: bare, or as SockJS wraps it (its protocol 0.3.3, "Framing"). */
export interface Form {
  readonly opening: readonly string[];
  wrap(message: string): string;
  /** The messages in a frame; `undefined` where the frame is none, which ends a SockJS connection (observed). */
  unwrap(frame: string): readonly string[] | undefined;
}

export const plainForm: Form = { opening: [], wrap: (message) => message, unwrap: (frame) => [frame] };

export const sockJsForm: Form = {
  opening: ["o"],
  wrap: (message) => `a${JSON.stringify([message])}`,
  unwrap: unwrapSockJs,
};

function unwrapSockJs(frame: string): readonly string[] | undefined {
  if (frame === "") return [];
  try {
    const parsed: unknown = JSON.parse(frame);
    return (Array.isArray(parsed) ? parsed : [parsed]).map(String);
  } catch {
    return undefined;
  }
}
