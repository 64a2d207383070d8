/** The demo company's. */
export const account = { email_address: 'demo@example.co.jp', password: 'Demo-2026-card' }
/** An access token lives for ten minutes; a document must not come to refresh one that the other build uses too. */
const freshMs = 5 * 60_000

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Tokens for the browser's storage, from a new sign-in when the last ones are no longer fresh. */
export function tokenSource(origin: string): () => Promise<string> {
  let tokens: { readonly text: string; readonly at: number } | undefined
  return async () => {
    if (!tokens || Date.now() - tokens.at > freshMs)
      tokens = { text: JSON.stringify(await signIn(origin)), at: Date.now() }
    return tokens.text
  }
}

async function signIn(origin: string): Promise<unknown> {
  const before = await countCodeMails(origin)
  const { challenge_id } = await post<{ challenge_id: string }>(origin, '/api/v1/login', account)
  return post(origin, '/api/v1/login_2auth', { challenge_id, auth_code: await newCode(origin, before) })
}

export const countCodeMails = async (origin: string): Promise<number> => (await codeMails(origin)).length

const codeMails = async (origin: string): Promise<Mail[]> => {
  const mails = (await (await fetch(`${origin}/dev/mailbox.json`)).json()) as Mail[]
  return mails.filter(({ to, subject }) => to === account.email_address && subject.includes('認証コード'))
}

/** The code that came last; waits for a mail beyond those before. */
export async function newCode(origin: string, before: number): Promise<string> {
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline) {
    const mails = await codeMails(origin)
    const [code] = mails.length > before ? (/(?<!\d)\d{6}(?!\d)/.exec(mails[0]?.text ?? '') ?? []) : []
    if (code) return code
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`No mail with a code came to ${account.email_address} within 20 s`)
}

async function post<Answer>(origin: string, path: string, body: unknown): Promise<Answer> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`POST ${path} answers ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}
