import { setTimeout as delay } from 'node:timers/promises'
import type { TestGateway } from '../../../api/src/testing/outside/gateway.ts'
import type { Random } from '../harness/random.ts'
import type { Town } from '../clients/town.ts'

type Fault = Parameters<TestGateway['arm']>[0]

const commands = ['Authorize/mpi', 'GetResult/mpi', 'Capture/card', 'Cancel/card'] as const
/** Longer than the API waits for the gateway. */
const tooLateMs = 21_000

const kinds: Readonly<
  Record<string, { readonly weight: number; readonly fault: (command: string, random: Random) => Fault }>
> = {
  lost_answer: { weight: 20, fault: command => ({ command, kind: 'lost_answer' }) },
  delayed: {
    weight: 10,
    fault: (command, random) => ({ command, kind: 'time_out', delay_ms: random.between(200, 3_000) }),
  },
  time_out: { weight: 1, fault: command => ({ command, kind: 'time_out', delay_ms: tooLateMs }) },
  server_error: { weight: 10, fault: command => ({ command, kind: 'server_error' }) },
  server_error_after: { weight: 15, fault: command => ({ command, kind: 'server_error_after' }) },
  wrong_amount: { weight: 8, fault: command => ({ command, kind: 'wrong_amount' }) },
  decline: {
    weight: 5,
    fault: (command, random) => ({ command, kind: 'decline', value: random.pick(['AC01', 'AC02', 'AC03']) ?? 'AC02' }),
  },
  pending: {
    weight: 8,
    fault: (_, random) => ({ command: 'Authorize/mpi', kind: 'pending', delay_ms: random.between(200, 4_000) }),
  },
  authentication: {
    weight: 3,
    fault: (_, random) => ({
      command: 'Authorize/mpi',
      kind: 'authentication_status',
      value: random.pick(['N', 'U', 'A']) ?? 'N',
    }),
  },
  late_push: {
    weight: 8,
    fault: (_, random) => ({ command: 'push', kind: 'delay_push', delay_ms: random.between(500, 6_000) }),
  },
  double_push: { weight: 8, fault: () => ({ command: 'push', kind: 'duplicate_push' }) },
  lost_push: { weight: 8, fault: () => ({ command: 'push', kind: 'drop_push' }) },
}
const weights = Object.fromEntries(Object.entries(kinds).map(([name, { weight }]) => [name, weight]))

/** The gateway has a bad day: again and again one of its next answers is lost, late, wrong or an error. */
export async function injectGatewayFaults(
  { cluster: { gateway }, count }: Town,
  random: Random,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const name = random.weighted(weights)
    const fault = kinds[name]?.fault(random.pick(commands) ?? commands[0], random)
    if (fault) await gateway.arm(fault)
    count(`faults.${name}`)
    await delay(random.between(30, 250))
  }
  await gateway.disarm()
}
