// Covered by test/doors/cli.test.ts
import type { Option } from "commander";
import type { SettingName } from "../model/settings/settings.ts";
import type { Context } from "./terminal/context.ts";

export interface Command {
  readonly name: string;
  /** As commander writes them: `[ref]`, `<method>`. */
  readonly arguments: string;
  readonly summary: string;
  /** Settings that are flags of this command. */
  readonly settings: readonly SettingName[];
  /** Flags that are not settings. */
  readonly flags?: readonly Option[];
  /** Its exit status; loaded only when it is called. */
  readonly run: (context: Context) => Promise<number>;
}
