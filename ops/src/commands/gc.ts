import { defineCommand, dryRunOption } from '../command-line/command.ts'
import { positiveInteger } from '../command-line/values.ts'
import { collectGarbage } from '../environment/upkeep/garbage.ts'

export const gc = defineCommand({
  usage: 'gc',
  summary: 'Delete releases that nobody needs any more',
  takes: [0, 0],
  options: {
    days: { type: 'string', value: 'N', text: 'for how long an open tab may ask for its release; 30 unless given' },
    ...dryRunOption,
  },
  help: {
    text: 'Stays: what was served, published or fetched in that time, what `rollback` goes back to, and what is broken.',
    fails: 'an environment cannot say what it needs: its live set, or a set of that time, is gone or cannot be read',
    example: ['gc --days 30 --dry-run', 'lists what would be deleted'],
  },

  async run({ data, values }) {
    const isDryRun = values['dry-run']
    const { deleted, remainingCount, warnings } = await collectGarbage(data, {
      days: positiveInteger(values.days, '--days', 30),
      isDryRun,
    })
    const megabytes = deleted.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6
    const done = isDryRun ? 'to be deleted' : 'deleted'
    return {
      data: { deleted, remaining: remainingCount, is_dry_run: isDryRun },
      lines: [
        ...deleted.map(({ name, version }) => `${done} ${name} ${version}`),
        `${deleted.length} releases (${megabytes.toFixed(1)} MB) ${done}, ${remainingCount} remain`,
      ],
      warnings,
    }
  },
})
