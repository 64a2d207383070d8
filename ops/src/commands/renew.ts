import { UsageError } from '../applications.ts'
import { change } from '../command-line/change-answer.ts'
import { authorOption, defineCommand, dryRunOption, environmentOption } from '../command-line/command.ts'
import { positiveInteger } from '../command-line/values.ts'
import { acceptedProblemsOf, proposeRenewal } from '../environment/change/renew.ts'

export const renew = defineCommand({
  usage: 'renew',
  summary: 'Make the live set again before it expires',
  takes: [0, 0],
  options: {
    'when-due': { type: 'boolean', text: 'only once half of its time has passed: for a daily job' },
    accept: {
      type: 'string',
      value: 'SEQUENCE',
      text: 'the live set, whose key was revoked and that you have looked at',
    },
    ...environmentOption,
    ...dryRunOption,
    ...authorOption,
  },
  help: {
    text: 'The same content in a new set, for SET_LIFETIME_DAYS (30 unless given); also of a set that has expired.',
    fails: 'there is no such environment, its set is not to be believed, or no key is here to sign with',
    example: ['renew --env production --when-due', 'does what a daily job has to do'],
  },

  run(line) {
    const { accept, 'when-due': isOnlyWhenDue } = line.values
    if (accept !== undefined && isOnlyWhenDue) throw new UsageError('--accept and --when-due exclude each other')
    const renewal = {
      isOnlyWhenDue,
      accepted: accept === undefined ? undefined : positiveInteger(accept, '--accept', 0),
    }
    return change(line, proposeRenewal(line.environment, renewal), {
      ...acceptedProblemsOf(renewal),
      lines: ({ name, sequence, expires_at }) => [`  set ${sequence} of ${name} is accepted until ${expires_at}`],
    })
  },
})
