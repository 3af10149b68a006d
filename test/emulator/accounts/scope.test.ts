import { describe, expect, it } from "vitest";
import {
  codeEndpoints,
  isSelectable,
  mayCall,
  mayTouchSegments,
  selectableEndpoints,
} from "../../../src/emulator/accounts/scope.ts";
import { fullScope } from "../../../src/emulator/accounts/token.ts";

const limited = { ...fullScope, full: false, endpoints: ["GET /api/user/memory"] };

describe("mayCall()", () => {
  it("lets a full token call everything", () => {
    expect(mayCall(fullScope, "POST /api/user/code")).toBe(true);
  });

  it.each(["POST /api/user/memory", "GET /api/user/memory-segment", "GET /api/user", "get /api/user/memory"])(
    "does not take %s for GET /api/user/memory",
    (endpoint) => {
      expect(mayCall(limited, endpoint)).toBe(false);
    },
  );

  it.each([
    ["GET /api/market/stats", "GET /api/game/market/stats"],
    ["GET /api/game/market/stats", "GET /api/game/market/stats"],
    ["GET /api/user/money-history", "GET /api/game/user/money-history"],
  ])("takes the ticked %s for %s", (ticked, endpoint) => {
    expect(mayCall({ ...limited, endpoints: [ticked] }, endpoint)).toBe(true);
  });
});

describe("isSelectable()", () => {
  it("takes those for code as well, which the emulator's own page has, and no other", () => {
    expect(codeEndpoints.every(isSelectable)).toBe(true);
    expect(isSelectable("GET /api/auth/me")).toBe(false);
  });

  it("offers no code and no branch endpoint where the real page stands", () => {
    expect(selectableEndpoints.filter((endpoint) => /code|branch/.test(endpoint))).toEqual([]);
  });
});

describe("mayTouchSegments()", () => {
  it("lets a token without a list touch every segment", () => {
    expect(mayTouchSegments(limited, [0, 99])).toBe(true);
  });

  it("wants every segment in the list", () => {
    const scope = { ...limited, memorySegments: ["1", "10"] };
    expect([mayTouchSegments(scope, [1, 10]), mayTouchSegments(scope, [1, 0])]).toEqual([true, false]);
  });

  it("lets a full token pass whatever its list", () => {
    expect(mayTouchSegments({ ...fullScope, memorySegments: [] }, [5])).toBe(true);
  });
});
