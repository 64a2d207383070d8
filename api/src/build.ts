// Builds the scripts of child processes ahead, so that no reader of a file waits for that (0174).

import { globSync } from 'node:fs'
import { join } from 'node:path'
import { childScript } from './platform/child-script/public.ts'

for (const file of globSync('**/child.ts', { cwd: import.meta.dirname })) childScript(join(import.meta.dirname, file))
