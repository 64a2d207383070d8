import * as v from 'valibot'
import { refused, type Answer } from '../answers.ts'
import type { Sandbox } from '../context.ts'
import type { Fault } from '../faults.ts'

export type Command = (sandbox: Sandbox, params: unknown, fault: Fault | undefined) => Answer

/** A gateway call: parameters that don't fit are refused with P002 before the handler sees them. */
export function defineCommand<S extends v.GenericSchema>(
  schema: S,
  handle: (sandbox: Sandbox, params: v.InferOutput<S>, fault: Fault | undefined) => Answer,
): Command {
  return (sandbox, params, fault) => {
    const parsed = v.safeParse(schema, params)
    if (parsed.success) return handle(sandbox, parsed.output, fault)
    const [issue] = parsed.issues
    return refused('P002', { reason: `${v.getDotPath(issue) ?? 'params'}: ${issue.message}` })
  }
}

export const AccountId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.@-]{1,100}$/))
export const OrderId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,100}$/))

/**
 * Yen as the gateway takes them: digits or a number. Anything but a whole amount becomes NaN and is refused as an
 * amount.
 */
export const Amount = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(amount => (/^\d{1,9}$/.test(String(amount)) ? Number(amount) : Number.NaN)),
)

export function isChargeable(amountYen: number): boolean {
  return amountYen >= 1 && amountYen <= 99_999_999
}
