import type { Violation } from '../../oracle/world.ts'
import { visitIssuer } from '../../../../api/src/testing/companies/payment.ts'
import { faultOf } from '../answers.ts'
import { type Case, flows, isSlow, nameOf } from './cases.ts'
import { mortal } from '../death.ts'
import type { Flow } from '../flows/flow.ts'
import { applyWith, openPlay, type Play } from '../play.ts'
import { openStage, type Stage } from '../stage.ts'

/** Cases that are played at the same time. */
const atOnce = 20
/** A user's cards may be declined ten times in an hour. */
const casesPerPayer = 6

interface Playing {
  readonly one: Case
  readonly play: Play
  hasDied: boolean
}
export interface CaseViolation extends Violation {
  readonly name: string
}
export interface EnumeratedReport {
  readonly cases: number
  /** In how many of them the process died; in the others an earlier answer meant that it never reached the point. */
  readonly deaths: number
  readonly violations: readonly CaseViolation[]
}

/** Plays cases to their end and lets the oracle judge the whole world that they leave. */
export async function runCases(cases: readonly Case[]): Promise<EnumeratedReport> {
  const stage = await openStage()
  // Of the last steps: a failure before them ends the run.
  const failures: CaseViolation[] = []
  try {
    // Those that wait go first, so that the others fill the time.
    const playing = await openAll(
      stage,
      cases.toSorted((a, b) => Number(isSlow(b)) - Number(isSlow(a))),
    )
    await each(playing, disturb)
    await stage.recover()
    await each(
      playing.filter(({ one }) => one.comeback !== 'never'),
      ({ one, play }) => playUndisturbed(flows[one.flow].act, play),
    )
    await stage.recover(1)
    await finishLate(stage)
    await stage.recover()
    await each(
      playing.filter(({ one }) => one.comeback !== 'never'),
      async ({ one, play }) => {
        await playUndisturbed((flows[one.flow] as Flow).close, play).catch((error: unknown) => {
          failures.push({ name: nameOf(one), invariant: 'harness', about: play.order_id, text: String(error) })
        })
      },
    )
    await stage.recover(2)
    const names = new Map(playing.map(({ one, play }) => [play.order_id, nameOf(one)]))
    const violations = (await stage.judge()).map(violation => ({
      name: names.get(violation.about) ?? '',
      ...violation,
    }))
    return {
      cases: cases.length,
      deaths: playing.filter(({ hasDied }) => hasDied).length,
      violations: [...violations, ...neverReached(playing), ...failures],
    }
  } finally {
    await stage.close()
  }
}

async function openAll(stage: Stage, cases: readonly Case[]): Promise<Playing[]> {
  const playing: Playing[] = []
  for (let index = 0; index < cases.length; index += casesPerPayer) {
    const payer = await stage.createPayer()
    for (const one of cases.slice(index, index + casesPerPayer)) {
      const flow: Flow = flows[one.flow]
      playing.push({
        one,
        play: await openPlay(stage, payer, one.answer, flow.apply ?? applyWith('frictionless')),
        hasDied: false,
      })
    }
  }
  return playing
}

/** The first time: with the gateway's answer spoilt and the process dying. */
async function disturb(playing: Playing): Promise<void> {
  const {
    one: { flow: name, point, answer, comeback },
    play,
  } = playing
  const flow: Flow = flows[name]
  await flow.prepare?.(play)
  const fault = faultOf(answer, flow.command, play.order_id)
  if (fault) await play.stage.gateway.arm(fault)
  playing.hasDied = await mortal(point === 'none' ? null : point, () => flow.act(play))
  await flow.meanwhile?.(play)
  if (comeback === 'at_once') await flow.act(play)
}

const playUndisturbed = async (act: ((play: Play) => Promise<void>) | undefined, play: Play): Promise<void> => {
  await act?.(play)
}

/** Half of the buyers who are still at the issuer's page finish there, long after we gave them up. */
async function finishLate({ gateway }: Stage): Promise<void> {
  const waiting = (await gateway.orders()).filter(({ status }) => status === 'authenticating')
  for (const { authentication_id } of waiting.filter((_, index) => index % 2 === 0))
    await visitIssuer(`${gateway.origin}/acs/${authentication_id}`)
}

/** A point that an undisturbed gateway never leads to is no point: the table would promise what it does not test. */
const neverReached = (playing: readonly Playing[]): CaseViolation[] =>
  playing
    .filter(({ one, hasDied }) => one.point !== 'none' && one.answer === 'ok' && !hasDied)
    .map(({ one, play }) => ({
      name: nameOf(one),
      invariant: 'harness',
      about: play.order_id,
      text: `${one.point} was not passed`,
    }))

async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
    }),
  )
}
