import { stringify } from 'csv-stringify/sync'
import { defineCommand, environmentOption } from '../command-line/command.ts'
import { readLiveReleases } from '../environment/stored/environments.ts'
import { scriptsOf } from '../inventory/scripts.ts'

export const inventory = defineCommand({
  usage: 'inventory',
  summary: 'Each script of the live page: hash, owner, purpose',
  takes: [0, 0],
  options: { ...environmentOption, csv: { type: 'boolean', text: 'as CSV with a first line of names' } },
  help: {
    text: `What PCI DSS 4.0.1 asks for in 6.4.3. No other script runs: the page's policy lists these hashes only.
The card document and the analytics are documents of their own origins; the page only frames them.`,
    fails: 'there is no such environment, or a release of it cannot be read',
    example: ['inventory --env production --csv', 'lists the scripts of production for an assessor'],
  },

  async run({ data, environment, values }) {
    const live = await readLiveReleases(data, environment)
    const { set } = live
    const scripts = scriptsOf(live)
    return {
      data: {
        environment: set.name,
        sequence: set.sequence,
        live_since: set.created_at,
        authorised_by: set.author,
        frames: [`${set.card_frame_origin}/frame`, ...(set.analytics?.frame_url ? [set.analytics.frame_url] : [])],
        scripts,
      },
      lines: values.csv
        ? [stringify(scripts, { header: true }).trimEnd()]
        : scripts.map(
            ({ script, integrity, owner, purpose }) =>
              `${integrity.slice(0, 19)}…  ${owner.padEnd(12)} ${script}  ${purpose}`,
          ),
    }
  },
})
