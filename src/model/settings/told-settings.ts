import type { Note } from "../outcome/note.ts";
import type { Setting } from "./setting.ts";
import type { SettingValues } from "./setting-values.ts";
import { type SettingName, settings } from "./settings.ts";

interface Settled {
  readonly values: SettingValues;
  readonly byCommit: ReadonlySet<SettingName>;
}

/** What every report says: in one line, which promises the commit gives up by its own file; none where it gives up none. */
export function toldNotes({ values, byCommit }: Settled): Note[] {
  const weak = [...byCommit].flatMap((name) => {
    const { commit }: Setting = settings[name];
    return (commit.weak?.(values[name]) ?? []).map((value) => `${name}: ${value}`);
  });
  return weak.length === 0 ? [] : [{ kind: "weak-settings", settings: weak }];
}
