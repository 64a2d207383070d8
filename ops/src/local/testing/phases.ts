import { cpus } from 'node:os'

/** Milliseconds of all processors since the machine started. */
function processorTimes(): { readonly busy: number; readonly all: number } {
  const times = cpus().map(({ times: { user, nice, sys, irq, idle } }) => ({ busy: user + nice + sys + irq, idle }))
  const busy = times.reduce((sum, one) => sum + one.busy, 0)
  return { busy, all: times.reduce((sum, one) => sum + one.idle, busy) }
}

/**
 * Reports of each part of a run how long it took and how busy the machine was: where it waits, a run can get shorter.
 */
export const reportPhases =
  (report: (line: string) => void) =>
  async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const [startedAt, before] = [performance.now(), processorTimes()]
    await work()
    const after = processorTimes()
    const busy = Math.round((100 * (after.busy - before.busy)) / Math.max(1, after.all - before.all))
    report(`        ${name}: ${Math.round((performance.now() - startedAt) / 1000)} s, processors ${busy} % busy`)
  }
