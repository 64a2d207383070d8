import type { PlantedBug } from './bug.ts'

export const knownOrderDeclined: PlantedBug = {
  says: 'an order that the gateway has already counts as declined instead of being asked about',
  edits: [
    {
      file: 'payments/charge/authenticate.ts',
      find: 'if (decisiveBlock(answer.result.vResultCode) === resultBlock.orderKnown)',
      replace: `if (decisiveBlock('') === resultBlock.orderKnown)`,
    },
  ],
  cases: ['forgotten/none/ok/*'],
  caughtBy: ['charges'],
}
