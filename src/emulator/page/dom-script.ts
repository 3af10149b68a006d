/** What the scripts of the start page share: a node with text, a size, and a call with JSON. */
export const domScript = `
export function element(tag, className, text) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
}

/** In steps of a thousand, as the command line and the limit of the service tell sizes. */
export function size(bytes) {
  if (bytes < 1000) return bytes + " B";
  return bytes < 1000000 ? (bytes / 1000).toFixed(1) + " kB" : (bytes / 1000000).toFixed(2) + " MB";
}

export async function send(method, path, body, headers = {}) {
  const response = await fetch(path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return response.json();
}
`;
