import type { PlantedBug } from './bug.ts'

export const keyIgnored: PlantedBug = {
  says: 'every call counts as a new application, whatever its idempotency key',
  edits: [
    {
      file: 'platform/http/idempotency.ts',
      find: `  key,
`,
      replace: `  key: \`\${key}-\${Math.random()}\`,
`,
    },
  ],
  cases: ['pay/none/ok/*'],
  caughtBy: ['acknowledged', 'doubles'],
}
