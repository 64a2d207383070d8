interface Answered {
  readonly headers: Headers
  readonly body: Buffer
}

/** What a server answers to a GET past every cache, or in words why it gives nothing. Follows no redirect. */
export async function ask(url: string, timeoutMs: number): Promise<Answered | { readonly problem: string }> {
  try {
    const init = { redirect: 'manual', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) } as const
    const response = await fetch(url, { ...init, headers: { accept: 'text/html,*/*' } })
    const body = Buffer.from(await response.arrayBuffer())
    return response.ok ? { headers: response.headers, body } : { problem: `answers ${response.status}` }
  } catch (error) {
    const isLate = (error as Error).name === 'TimeoutError'
    return { problem: isLate ? `does not answer within ${timeoutMs / 1000} s` : 'cannot be reached' }
  }
}
