// Covered by test/doors/action/action.test.ts
import type { Outcome } from "../../model/outcome/outcome.ts";

/** How an outcome is called where a person looks: a sign, and one or two words. */
export const outcomeWords: Readonly<Record<Outcome, string>> = {
  deployed: "✅ Deployed",
  restored: "✅ Restored",
  written: "☑️ Written, not read back",
  unchanged: "✅ Nothing to do",
  planned: "🔎 Planned",
  skipped: "⏭️ Skipped",
  "backed-up": "✅ Backed up",
  activated: "✅ Activated",
  pulled: "✅ Pulled",
  cleaned: "✅ Cleaned up",
  unlocked: "✅ Limits off",
  superseded: "⏭️ Superseded",
  failed: "❌ Failed",
  usage: "❌ Not set up right",
  "rate-limited": "⏳ Rate limit",
  drift: "⚠️ Drift",
  unreachable: "❌ Server not reached",
  unknown: "❓ Unknown",
  mismatch: "❌ Mismatch",
  sick: "🤒 Deployed, and sick",
  "rolled-back": "↩️ Rolled back",
  bug: "💥 A bug of screeps-sync",
};
