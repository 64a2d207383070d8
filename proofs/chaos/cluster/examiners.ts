import type { Plan } from './supervised.ts'
import { Supervised } from './supervised.ts'

/** `silent`: the process died, or nobody knows whether it had done it. */
export type Examined =
  | { readonly kind: 'done'; readonly json: unknown }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'silent'; readonly text: string }

const maxWaitMs = 60_000

/** Asks the examiner's process, and notices when it dies with the question. */
export function startExaminers(plan: Plan) {
  const waiting = new Map<number, (answer: Examined) => void>()
  let asked = 0
  const settle = (id: number, answer: Examined): void => {
    waiting.get(id)?.(answer)
    waiting.delete(id)
  }
  const supervised = new Supervised(plan, message => {
    // Written by examiner.ts beside this file.
    const { id, json, refusal, failure } = message as { id: number; json?: unknown; refusal?: string; failure?: string }
    // It has just been started: whatever was asked before died with the one before.
    if (id === 0) for (const open of waiting.keys()) settle(open, { kind: 'silent', text: 'the examiner died' })
    else
      settle(
        id,
        refusal !== undefined
          ? { kind: 'refused', code: refusal }
          : failure !== undefined
            ? { kind: 'silent', text: failure }
            : { kind: 'done', json },
      )
  })
  return {
    supervised,
    ask: (words: readonly string[]): Promise<Examined> =>
      new Promise(resolve => {
        asked += 1
        const id = asked
        waiting.set(id, resolve)
        setTimeout(() => settle(id, { kind: 'silent', text: 'no answer' }), maxWaitMs).unref()
        if (!supervised.send({ id, words: [...words] })) settle(id, { kind: 'silent', text: 'nobody there' })
      }),
  }
}
