import { codeEndpoints, selectableEndpoints, selectableWebsockets } from "../accounts/scope.ts";

/** A new token, as the account page makes it: for everything, or for what is ticked. */
export function tokenForm(): string {
  return `<form id="new-token" class="row">
      <select id="token-user" aria-label="User"></select>
      <input id="token-description" placeholder="What is it for?" aria-label="Description" maxlength="80">
      <label><input type="checkbox" id="token-limited"> only what I select</label>
      <button>New token</button>
      <fieldset id="token-scope" hidden>
        ${boxes("endpoints", selectableEndpoints)}
        ${boxes("websockets", selectableWebsockets, "websocket: ")}
        <input id="token-segments" placeholder="Memory segments: 5, 6 (none: all)" aria-label="Memory segments">
        <p class="quiet">Only here; the real page has no boxes for code:</p>
        ${boxes("endpoints", codeEndpoints)}
      </fieldset>
    </form>`;
}

function boxes(name: string, values: readonly string[], label = ""): string {
  return values
    .map((value) => `<label><input type="checkbox" name="${name}" value="${value}"> ${label}${value}</label>`)
    .join("\n        ");
}
