/** What the scripts of the start page share: a node with text, and a call with JSON. */
export const domScript = `
export function element(tag, className, text) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
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
