import type { CheckLevels } from "../checks/checks.ts";
import type { Selection } from "../modules/source.ts";
import type { BranchRule } from "./branch-rules.ts";
import type { Setting } from "./setting.ts";
import type { SettingName, settings } from "./settings.ts";

/** What a server in the file may say of itself; credentials only as `${VARIABLE}`. */
export interface ServerEntry {
  readonly name: string;
  /** Absent: the user's credentials file knows a server of this name. */
  readonly url?: string | undefined;
  readonly token?: string | undefined;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly serverPassword?: string | undefined;
  readonly allowHttp?: boolean | undefined;
  /** Its own code branch, before the rules; `auto` is the git branch's name. */
  readonly branch?: string | undefined;
  readonly optional?: boolean | undefined;
}

/** The value type that each kind of setting has once it is read. */
interface Values {
  readonly text: string;
  readonly list: readonly string[];
  readonly switch: boolean;
  readonly seconds: number;
  readonly count: number;
}
interface Maps {
  readonly branches: readonly BranchRule[];
  readonly checks: CheckLevels;
  readonly servers: readonly ServerEntry[];
}
type ValueOf<S extends Setting> = S extends { kind: "choice"; choices: readonly (infer C)[] }
  ? C
  : S["kind"] extends keyof Values
    ? Values[S["kind"]]
    : never;

/** What is there once the defaults are in: those of the table, and what is too long for its help. */
type Defaulted =
  | { [N in SettingName]: (typeof settings)[N] extends { default: unknown } ? N : never }[SettingName]
  | keyof Selection
  | "checks";

/** Settings by name, from one place or merged; absent where nobody gave a value. */
export type SettingValues = {
  readonly [N in SettingName]?: N extends keyof Maps ? Maps[N] : ValueOf<(typeof settings)[N]>;
};

/** Settings with every default in: what is absent here has none. */
export type ResolvedSettings = SettingValues & { readonly [N in Defaulted]-?: NonNullable<SettingValues[N]> };
