import type { Account } from "../../accounts/accounts.ts";
import { basicAccount } from "../../accounts/basic.ts";
import { badRequest, ok, type Reply, wrongPassword } from "../../replies/reply.ts";
import { headerOf } from "../../service/asked.ts";
import type { Endpoint, OpenCall } from "../../service/endpoint.ts";

const path = "/api/auth/signin";

/** The official sign-in needs a CAPTCHA since 2018, so no program passes it. */
export const refusedSignIn: Endpoint = { method: "POST", path, access: "open", answer: () => wrongPassword };

export const signIn: Endpoint = {
  method: "POST",
  path,
  access: "open",
  answer: (call) => {
    const account = signedIn(call);
    if (account === undefined || "status" in account) return account ?? wrongPassword;
    const life = call.service.profile.rollingTokenMs ?? 60_000;
    return ok({ token: call.service.accounts.openSession(account.id, life, call.now) });
  },
};

// The form is tried first, then Basic. Nothing at all, and a wrong Basic, are a bad request (observed).
function signedIn({ service: { accounts }, body, query, headers }: OpenCall): Account | Reply | undefined {
  const email = body.email || query.email;
  const password = body.password || query.password;
  if (email && password) return accounts.signIn(email, password);
  return basicAccount(accounts, headerOf(headers, "authorization")) ?? badRequest;
}
