import { UsageError } from '../applications.ts'
import { defineCommand } from '../command-line/command.ts'
import { createRemote } from '../release/create-remote.ts'

export const create = defineCommand({
  usage: 'create remote NAME',
  summary: 'Make the folder of a new remote, and its container in the compose file',
  takes: [2, 2],
  options: {
    prefix: { type: 'string', value: 'PREFIX', text: 'first segment of its addresses; the name unless given' },
    label: { type: 'string', value: 'WORDS', text: 'its words in the menu; the name unless given' },
    owner: { type: 'string', value: 'TEAM', text: 'the team to call; the name unless given' },
  },
  help: {
    text: 'It declares itself in remote.ts; no other part of the product has to change for it.',
    fails: 'its folder is there already',
    example: [
      'create remote statements --label 明細',
      'makes remote-statements; then install, make its key, publish and deploy it',
    ],
  },

  async run({ positionals: [kind, name = ''], values }) {
    if (kind !== 'remote') throw new UsageError(`${kind} is nothing that can be created: say create remote NAME`)
    const files = await createRemote({ name, ...values })
    return {
      data: { name: `remote-${name}`, files },
      lines: [
        ...files.map(file => `  ${file}`),
        `Then: pnpm install && pnpm ops keys create remote-${name}`,
        `      pnpm ops publish remote-${name} && pnpm ops deploy remote-${name}`,
      ],
    }
  },
})
