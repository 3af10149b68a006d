// Covered by test/api/tls.test.ts
import { type Dispatcher, request } from "undici";
import type { SendOne } from "./direct.ts";
import { openDispatcher } from "./dispatcher.ts";
import type { ProxyPlace } from "./proxy-place.ts";

/** Through a proxy's CONNECT, which Node's own client does not know before version 24. */
export function openProxied(proxy: ProxyPlace, connectMs: number): SendOne {
  const agent = openDispatcher(proxy, connectMs);
  return ({ origin, path, method, headers, body, signal }, onStart) => {
    const dispatcher = agent.compose(startWatcher(onStart));
    return request(`${origin}${path}`, { dispatcher, method: method as Dispatcher.HttpMethod, headers, body, signal });
  };
}

/** Passes everything on; says when the request starts, which no reply tells: before it, nothing can have arrived. */
function startWatcher(onStart: () => void): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) =>
    dispatch(options, {
      onRequestStart: (controller, context) => {
        onStart();
        handler.onRequestStart?.(controller, context);
      },
      onResponseStart: (...reply) => handler.onResponseStart?.(...reply),
      onResponseData: (...part) => handler.onResponseData?.(...part),
      onResponseEnd: (...end) => handler.onResponseEnd?.(...end),
      onResponseError: (...failure) => handler.onResponseError?.(...failure),
    });
}
