import type { ProfileName } from "../service/traits.ts";
import { official } from "./official.ts";
import { privateServer } from "./private.ts";
import type { Profile } from "./profile.ts";
import { independent } from "./xx.ts";

export const profiles: Readonly<Record<ProfileName, Profile>> = {
  official,
  private: privateServer,
  xx: independent,
};
